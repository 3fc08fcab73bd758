/** An element of a page that was read, as far as a person without script needs it. */
export type PageElement = {
  tag: string;
  attributes: Record<string, string>;
  parent: PageElement | null;
  children: (PageElement | string)[];
};

/** A comment or the document type, a tag with its attributes, or text up to the next of them. */
const piece = /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</gi;
const attribute = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Reads HTML into a tree. Tolerant: what is never closed ends with its parent. In plain JavaScript, since the runtime's
 * HTMLRewriter takes 100 times as long when it calls back for every element.
 */
export function readPage(html: string): PageElement {
  const root: PageElement = { tag: "#page", attributes: {}, parent: null, children: [] };
  let open = root;
  const pieces = new RegExp(piece);
  for (let found = pieces.exec(html); found; found = pieces.exec(html)) {
    const [whole, slash, name, inner = ""] = found;
    if (whole.startsWith("<!")) continue;
    if (!name) open.children.push(decode(whole));
    else if (slash) open = closest(open, name.toLowerCase())?.parent ?? open;
    else {
      const child = elementOf(name.toLowerCase(), inner, open);
      open.children.push(child);
      if (rawTags.has(child.tag)) pieces.lastIndex = readRaw(html, pieces.lastIndex, child);
      else if (!voidTags.has(child.tag)) open = child;
    }
  }
  return root;
}

function elementOf(tag: string, inner: string, parent: PageElement): PageElement {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of inner.matchAll(attribute))
    attributes[name.toLowerCase()] ??= decode(double ?? single ?? bare ?? "");
  return { tag, attributes, parent, children: [] };
}

/** What stands in a script or a text area is text up to its end, whatever it looks like; answers where that end is over. */
function readRaw(html: string, from: number, element: PageElement): number {
  const end = new RegExp(`</${element.tag}\\s*>`, "gi");
  end.lastIndex = from;
  const closing = end.exec(html);
  const text = html.slice(from, closing?.index);
  if (text) element.children.push(decode(text));
  return closing ? end.lastIndex : html.length;
}

const rawTags = new Set(["script", "style", "textarea", "title"]);
const voidTags = new Set("area base br col embed hr img input link meta source track wbr path".split(" "));

/** All elements below this one that answer yes, in the order of the page. */
export const findAll = (element: PageElement, wanted: (candidate: PageElement) => boolean): PageElement[] =>
  element.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(wanted(child) ? [child] : []), ...findAll(child, wanted)],
  );

/** The text of an element as it reads, without scripts and styles. */
export const textOf = (element: PageElement): string => rawText(element).replace(/\s+/g, " ").trim();

const rawText = (element: PageElement): string =>
  ["script", "style"].includes(element.tag)
    ? ""
    : element.children
        .map((child) => (typeof child === "string" ? child : rawText(child)))
        .join(inline.has(element.tag) ? "" : " ");

const inline = new Set(
  "a b button code em label option p span strong td th li h1 h2 h3 title summary".split(" "),
);

/** The nearest element above with this tag, or null. */
export function closest(element: PageElement, tag: string): PageElement | null {
  let candidate: PageElement | null = element;
  while (candidate && candidate.tag !== tag) candidate = candidate.parent;
  return candidate;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
      : (entities[name] ?? whole),
  );
