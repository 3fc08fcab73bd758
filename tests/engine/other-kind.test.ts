import type { Page } from "@engine/reading/page";
import { otherKindFindings } from "@engine/stages/explanation/other-kind";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { describe, expect, it } from "vitest";

/** A page of lines from the top on; one that begins with "!" is printed twice as large. */
function page(lines: string[]): Page {
  const words = lines.flatMap((text, row) => {
    const large = text.startsWith("!");
    const [top, height] = [0.05 + row * 0.05, large ? 0.03 : 0.015];
    return (large ? text.slice(1) : text).split(" ").map((word, at) => ({
      text: word,
      box: [0.1 + at * 0.1, top, 0.1 + at * 0.1 + 0.09, top + height] as [number, number, number, number],
      confidence: 1,
    }));
  });
  return { number: 1, width: 612, height: 792, source: "text", confidence: 1, turns: 0, words };
}

const findings = (lines: string[], kind: Parameters<typeof otherKindFindings>[1]) =>
  otherKindFindings(layoutOf([page(lines)]), kind).map(({ key, values }) => [key, values.title]);

const order = [
  "!PURCHASE ORDER",
  "Quay Hotel",
  "To: Harbour Supplies",
  "Rope 60.00",
  "Paint 40.00",
  "Total 100.00",
];

describe("a document that is not of the model's kind", () => {
  it("is one whose title says so", () => {
    expect(findings(order, "invoice")).toEqual([["finding.other-kind", "PURCHASE ORDER"]]);
    expect(findings(order, "receipt")).toHaveLength(1);
    expect(findings(["!CREDIT NOTE", ...order.slice(1)], "invoice")).toHaveLength(1);
    expect(findings(["!Orden de compra", ...order.slice(1)], "invoice")).toHaveLength(1);
    expect(findings(["!Tax Invoice", ...order.slice(1)], "purchase_order")).toHaveLength(1);
  });

  it("is none that calls itself what the model reads, or nothing", () => {
    expect(findings(order, "purchase_order")).toEqual([]);
    expect(findings(["!INVOICE", ...order.slice(1)], "invoice")).toEqual([]);
    expect(findings(["!Receipt", ...order.slice(1)], "invoice")).toEqual([]);
    expect(findings(order.slice(1), "invoice")).toEqual([]);
  });

  it("is none that only names the order that it asks for money for", () => {
    expect(
      findings(["!Harbour Supplies", "Invoice No. 7", "Purchase Order 4500", ...order.slice(2)], "invoice"),
    ).toEqual([]);
    expect(findings(["!Harbour Supplies", "Purchase Order", ...order.slice(2)], "invoice")).toEqual([]);
    expect(findings([...order, "Invoice number 7"], "invoice")).toEqual([]);
  });
});
