/** An element of a page that was read, as far as a person without script needs it. */
export type PageElement = {
  tag: string;
  attributes: Record<string, string>;
  parent: PageElement | null;
  children: (PageElement | string)[];
};

/** Reads HTML into a tree. Tolerant: what is never closed ends with its parent. */
export async function readPage(html: string): Promise<PageElement> {
  const root: PageElement = { tag: "#page", attributes: {}, parent: null, children: [] };
  let open = root;
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      const attributes = Object.fromEntries(
        [...attributesOf(element)].map(([name = "", value = ""]) => [name, decode(value)]),
      );
      const child: PageElement = { tag: element.tagName, attributes, parent: open, children: [] };
      open.children.push(child);
      if (voidTags.has(child.tag)) return;
      open = child;
      element.onEndTag(() => {
        open = child.parent ?? root;
      });
    },
    text({ text }) {
      if (text) open.children.push(decode(text));
    },
  });
  await rewriter.transform(new Response(html)).text();
  return root;
}

/** The runtime iterates over the attributes; the DOM's type of the same name hides that. */
const attributesOf = (element: { attributes: unknown }) => element.attributes as Iterable<string[]>;

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
