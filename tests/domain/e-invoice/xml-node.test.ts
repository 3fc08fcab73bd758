import { describe, expect, it } from "vitest";
import { element, xmlText } from "~/domain/e-invoice/xml-node";

describe("XML that is written", () => {
  it("has no element without content", () => {
    expect(element("a", null)).toBeNull();
    expect(element("a", "  ")).toBeNull();
    expect(element("a", [])).toBeNull();
    expect(element("a", [element("b", ""), [null, element("c", null)]])).toBeNull();
    expect(element("a", "", { id: "1" })).toBeNull();
  });

  it("has no attribute without a value", () => {
    expect(element("a", "1", { unit: null, scheme: "", code: "EUR" })).toEqual({
      name: "a",
      attributes: { code: "EUR" },
      content: "1",
    });
  });

  it("nests lists of elements in their order, each on its line", () => {
    const root = element("r", [
      element("a", "1"),
      [element("b", "2"), null],
      element("c", [element("d", "3")]),
    ]);
    expect(root && xmlText(root)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<r>",
        "  <a>1</a>",
        "  <b>2</b>",
        "  <c>",
        "    <d>3</d>",
        "  </c>",
        "</r>",
        "",
      ].join("\n"),
    );
  });

  it("lets nothing out of a text or an attribute", () => {
    const node = element("a", '</a><b x="1">&', { q: '"><&' });
    expect(node && xmlText(node)).toContain(
      '<a q="&quot;&gt;&lt;&amp;">&lt;/a&gt;&lt;b x=&quot;1&quot;&gt;&amp;</a>',
    );
  });

  it("leaves out what XML does not know", () => {
    const node = element("a", "\u0000b\u0007\tc\nd\uFFFE\uD800", { q: "\u0001x" });
    expect(node).toMatchObject({ content: "b\tc\nd" });
    expect(node && xmlText(node)).toContain('<a q="x">');
  });
});
