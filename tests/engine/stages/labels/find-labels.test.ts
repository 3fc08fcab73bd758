import { findLabels } from "@engine/stages/labels/find-labels";
import { linesOf } from "@engine/stages/layout/lines-of";
import { tokensOf } from "@engine/stages/layout/token";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function labelsIn(text: string, recognised = false) {
  const [line] = linesOf(tokensOf(pageOf(text)));
  return line ? findLabels(line, recognised) : [];
}

describe("labels of a line", () => {
  it.each([
    ["Invoice Number: 12", ["Invoice Number"], "invoiceNumber"],
    ["Rechnungs-Nr. 12", ["Rechnungs-Nr."], "invoiceNumber"],
    ["Total (inc GST): 12.00", ["Total (inc GST)"], "total"],
    ["Bank Account Number: 12", ["Bank Account Number"], "other"],
    ["F A C T U R A 12", ["F A C T U R A"], "invoiceNumber"],
  ])("%s: the longest wins", (text, found, field) => {
    const hits = labelsIn(text);
    expect(hits.map((hit) => hit.text)).toEqual(found);
    expect(hits[0]?.senses.map((sense) => sense.field)).toContain(field);
  });

  it("takes small words for labels only at the start, before a colon or before a number", () => {
    expect(labelsIn("Friends for Massachusetts")).toEqual([]);
    expect(labelsIn("To: Acme").map((hit) => hit.text)).toEqual(["To"]);
  });

  it("takes the last of several headings side by side for one", () => {
    expect(labelsIn("Base imponible % IVA Cuota IVA TOTAL").map((hit) => hit.text)).toContain("TOTAL");
    expect(labelsIn("Please deliver to:").map((hit) => [hit.text, hit.startsSegment])).toEqual([
      ["Please deliver to", true],
    ]);
    expect(labelsIn("PO number/date 4711 / 17.02.2023")[0]?.senses.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["orderNumber", "orderDate"]),
    );
  });

  it("forgives recognised text one wrong letter", () => {
    expect(labelsIn("Invoice Numbar 12", true).map((hit) => hit.phrase)).toEqual(["invoicenumber"]);
    expect(labelsIn("Invoice Numbar 12").map((hit) => hit.phrase)).toEqual(["invoice"]);
  });
});
