import { facturX } from "@tests/support/e-invoice";
import { describe, expect, test } from "vitest";
import { readXml } from "~/platform/reader/read-xml";

const bytes = (text: string) => new TextEncoder().encode(text);
const laughs = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
).join("");

describe("reading XML", () => {
  test("gives elements without prefixes, with attributes and text", () => {
    const root = readXml(bytes('<a:b xmlns:a="urn:a" a:k="v"> one <![CDATA[& two]]><c>&lt;&#233;</c></a:b>'));
    expect(root).toMatchObject({
      name: "b",
      attributes: { k: "v" },
      text: "one & two",
      children: [{ name: "c", text: "<é", children: [] }],
    });
  });

  test("knows the encodings that e-invoices are written in", () => {
    const latin = Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Stra\xdfe</a>', (c) =>
      c.charCodeAt(0),
    );
    expect(readXml(latin).text).toBe("Straße");
    const wide = new Uint8Array([0xff, 0xfe, ...[..."<a>é</a>"].flatMap((c) => [c.charCodeAt(0), 0])]);
    expect(readXml(wide).text).toBe("é");
  });

  test.each([
    ["entities that multiply", `<!DOCTYPE a [<!ENTITY lol0 "lol">${laughs}]><a>&lol9;</a>`],
    ["an entity that names a file", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ["an e-invoice with a document type", facturX({ doctype: "<!DOCTYPE x>" })],
    ["an entity that nobody declared", "<a>&nobody;</a>"],
    ["no end", "<a><b></b>"],
    ["text that is no XML", "%PDF-1.7"],
    ["nothing", ""],
    ["a prefix that is not bound", "<x:a/>"],
  ])("refuses a file with %s", (_case, text) => {
    expect(() => readXml(bytes(text))).toThrow();
  });

  test("refuses what is nested deeper or larger than an invoice can be", () => {
    expect(() => readXml(bytes("<a>".repeat(60) + "</a>".repeat(60)))).toThrow("deep");
    expect(() => readXml(bytes(`<a>${"<b/>".repeat(300_001)}</a>`))).toThrow("deep");
    expect(() => readXml(new Uint8Array(9_000_000))).toThrow("too large");
  });
});
