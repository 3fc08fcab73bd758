import { extract } from "@engine/extract";
import type { ItemRow } from "@engine/stages/tables/item-row";
import { withoutSumRows } from "@engine/stages/tables/sum-rows";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const itemsOf = (typed: string) =>
  extract([pageOf(typed)], extractionRequest("invoice")).lineItems.map(
    ({ cells }) => cells.description?.value ?? `nameless ${cells.netTotal?.value}`,
  );

const head = "Kauri Joinery Limited\n\nTAX INVOICE\nInvoice number  KJ-2041\n\n";

/** A table of a name and an amount, the tax in the column of the items. */
const withTax = (tax: string, amount = "90.00") =>
  `${head}Description                         Amount
Kitchen bench, oiled                550.00
Delivery to site                    50.00
${tax.padEnd(36)}${amount}
Total                               690.00`;

describe("a tax in the column of the items is no item", () => {
  it.each([
    ["New Zealand", "GST 15%"],
    ["Australia", "Plus 10% GST"],
    ["India", "IGST @ 18%"],
    ["Canada", "HST (13%)"],
    ["the United States", "Sales tax 8.25%"],
    ["Great Britain", "20% VAT on 600.00"],
    ["Germany", "+ 19 % MwSt."],
    ["Austria", "20% USt"],
    ["France", "20 % TVA"],
    ["Spain", "21% IVA"],
    ["Italy", "di cui IVA 22%"],
    ["the Netherlands", "21% btw"],
    ["Portugal", "23% de IVA"],
    ["Sweden", "25% moms"],
    ["Poland", "23% VAT"],
  ])("as in %s: %s", (_country, tax) =>
    expect(itemsOf(withTax(tax))).toEqual(["Kitchen bench, oiled", "Delivery to site"]),
  );

  it("where a count and a price stand beside it, too", () => {
    const rows = (tax: string) => `${head}Qty   Description                 Price    Amount
1     Kitchen bench, oiled        550.00   550.00
2     Shelf                       25.00    50.00
1     ${tax.padEnd(28)}90.00    90.00
      Balance due                          690.00`;
    for (const tax of ["GST 15%", "15 % GST", "MwSt. 15%", "TVA 15 %"])
      expect(itemsOf(rows(tax))).toEqual(["Kitchen bench, oiled", "Shelf"]);
  });

  it("nor where recognition lost its name: a rate counts nothing", () => {
    const rows = `${head}Work done                   Qty   Rate     Amount
Kitchen bench, oiled        1     550.00   550.00
Shelf                       2     25.00    50.00

                            15%            90.00
Total NZD                                  $690.00`;
    expect(itemsOf(rows)).toEqual(["Kitchen bench, oiled", "Shelf"]);
  });
});

it("advice on a tax is an item", () => {
  expect(itemsOf(withTax("GST advice, 2 hours"))).toContain("GST advice, 2 hours");
});

it("rows that are all called like sums stay", () => {
  const cells = { description: { value: "VAT", raw: "VAT", confidence: 1, place: null, reasons: [] } };
  const row: ItemRow = { item: { cells, arithmetic: "untested" }, page: 1, line: 0, cents: 50_00 };
  expect(withoutSumRows([row])).toEqual([row]);
});
