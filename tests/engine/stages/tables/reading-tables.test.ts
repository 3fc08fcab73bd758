import { headsReadings, headsTaxes } from "@engine/stages/tables/reading-tables";
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
    expect(headsTaxes(headerOf(head, row))).toBe(true);
  });

  it.each([
    ["Description     Qty     Price     VAT rate     Amount", "Rope     2     5.00     20%     10.00"],
    ["Description            Amount", "Rope        10.00"],
  ])("is not %s", (head, row) => {
    expect(headsTaxes(headerOf(head, row))).toBe(false);
  });
});

it.each([
  [
    "Meter number     Previous reading     Current reading     Usage",
    "8812        1200        1350        150",
    true,
  ],
  ["Description     Qty     Price     Amount", "Rope     2     5.00     10.00", false],
])("%s heads readings of meters: %s", (head, row, expected) => {
  const headers = sourcesOf(`${head}\n${row}`).headers;
  expect(headers.some(headsReadings)).toBe(expected);
});
