/** An element of XML to be written. */
export type XmlNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | XmlNode[];
};

type Content = string | null | readonly (XmlNode | null | readonly (XmlNode | null)[])[];

/** An element; null when there is nothing in it, because empty elements are forbidden in e-invoices. */
export function element(
  name: string,
  content: Content,
  attributes: Record<string, string | null> = {},
): XmlNode | null {
  const inside = typeof content === "string" || content === null ? textOf(content) : nodesOf(content);
  if (inside.length === 0) return null;
  const given = Object.entries(attributes).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return { name, attributes: Object.fromEntries(given), content: inside };
}

const textOf = (text: string | null) => withoutForbidden(text ?? "").trim();

const nodesOf = (content: Exclude<Content, string | null>): XmlNode[] =>
  content.flat().filter((node): node is XmlNode => node !== null);

/** The document as text: declaration, root, one element a line. */
export const xmlText = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${[...linesOf(root, "")].join("\n")}\n`;

function* linesOf({ name, attributes, content }: XmlNode, indent: string): Generator<string> {
  const open = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(withoutForbidden(value))}"`)
    .join("")}>`;
  if (typeof content === "string") {
    yield `${open}${escaped(content)}</${name}>`;
    return;
  }
  if (content.length === 0) {
    yield `${open}</${name}>`;
    return;
  }
  yield open;
  for (const child of content) yield* linesOf(child, `${indent}  `);
  yield `${indent}</${name}>`;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** XML 1.0 knows no control characters but tab and line ends, no lone surrogates and not the two last of the plane. */
const withoutForbidden = (text: string) => text.replace(/[\p{Cs}\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu, "");
