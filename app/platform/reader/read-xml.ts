import type { XmlElement } from "@fieldwise/engine/reading";
import { SaxesParser } from "saxes";

/** An e-invoice of a thousand lines has some 2 MB, 60,000 elements and 12 levels. */
const limits = { bytes: 8 * 1024 * 1024, elements: 300_000, depth: 40 };

/**
 * Reads an XML file into elements. Throws on what is not well-formed, on a file beyond the limits, and on a document
 * type: e-invoices have none, and entities can be declared nowhere else.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > limits.bytes) throw new Error("the XML file is too large");
  const parser = new SaxesParser({ xmlns: true });
  const top = newElement("");
  const open = [top];
  let elements = 0;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("the XML file declares a document type");
  });
  parser.on("opentag", ({ local, attributes }) => {
    elements += 1;
    if (open.length > limits.depth || elements > limits.elements) throw new Error("the XML file is too deep");
    const element = newElement(local);
    element.attributes = Object.fromEntries(
      Object.values(attributes).map((attribute) => [attribute.local, attribute.value]),
    );
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element) element.text = element.text.replace(/\s+/g, " ").trim();
  });
  parser.write(decoded(bytes)).close();
  const [root] = top.children;
  if (!root) throw new Error("the XML file is empty");
  return root;
}

const newElement = (name: string): XmlElement => ({ name, attributes: {}, text: "", children: [] });

/** The text of the file: by its byte order mark, else by the encoding it declares, else UTF-8. */
function decoded(bytes: Uint8Array): string {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : null;
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^<\?xml[^>]*encoding=["'](iso-8859-1|iso-8859-15|windows-1252)["']/i.exec(head)?.[1];
  return new TextDecoder(marked ?? declared?.toLowerCase() ?? "utf-8").decode(bytes);
}
