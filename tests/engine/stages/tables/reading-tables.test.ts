import type { TableHeader } from "@engine/stages/layout/table-header";
import { isReadingsHeader, isTaxHeader } from "@engine/stages/tables/reading-tables";
import { describe, expect, it } from "vitest";
import { sourcesOf } from "../../support/rows";

function headerOf(head: string, row: string) {
  const [header] = sourcesOf(`${head}\n${row}`).headers;
  if (!header) throw new Error(`${head} heads a table`);
  return header;
}

describe("a header of taxes by their rates", () => {
  it.each([
    ["VAT rate     Net     VAT amount     Gross", "20%        100.00     20.00      120.00"],
    ["MwSt %       Netto        MwSt       Brutto", "19          100,00     19,00      119,00"],
  ])("is %s", (head, row) => {
    expect(isTaxHeader(headerOf(head, row))).toBe(true);
  });

  it.each([
    ["Description     Qty     Price     VAT rate     Amount", "Rope     2     5.00     20%     10.00"],
    ["Description            Amount", "Rope        10.00"],
  ])("is not %s", (head, row) => {
    expect(isTaxHeader(headerOf(head, row))).toBe(false);
  });
});

describe("a header of the readings of meters", () => {
  const headOf = (...texts: string[]): TableHeader => {
    const place = { left: 0, right: 1, top: 0, bottom: 1 };
    const cells = texts.map((text) => ({ ...place, text, role: undefined }));
    return { ...place, cells, page: 1, firstLine: 0, lastLine: 0, score: 1 };
  };

  it.each([
    [["Meter number", "Usage"]],
    [["Date", "Previous read", "kWh"]],
    [["Datum", "Anfangsstand", "Endstand"]],
    [["Zähler", "kWh"]],
  ])("is %j", (texts) => {
    expect(isReadingsHeader(headOf(...texts))).toBe(true);
  });

  it.each([[["Description", "Qty", "Amount"]], [["Date", "Read by", "Amount"]], [[]]])(
    "is not %j",
    (texts) => {
      expect(isReadingsHeader(headOf(...texts))).toBe(false);
    },
  );
});
