import { extract } from "@engine/extract";
import type { DocumentKind } from "@engine/results/extraction-result";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function itemsOf(kind: DocumentKind, typed: string) {
  return extract([pageOf(typed)], extractionRequest(kind, { culture: "en-US" })).lineItems;
}

function valuesOf(kind: DocumentKind, typed: string) {
  return itemsOf(kind, typed).map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
  );
}

describe("lists without columns", () => {
  it("read charges for energy with their consumption and rate, and check them", () => {
    const items = itemsOf(
      "energy_bill",
      `
      Meter No.        Previous reading    Current reading    Usage (kWh)
      MKV29224                   71,951             72,262            311
      Electricity Charges
      Peak usage 217 kWh @ $0.2010                                 $43.62
      Basic Charge 31 days in period x $0.6555                     $20.32
      Total charges before GST                                     $63.94
      GST 10%                                                       $6.39
      Total charges this period                                    $70.33`,
    );
    expect(items.map(({ cells }) => [cells.description?.value, cells.netTotal?.value])).toEqual([
      ["Peak usage", "43.62"],
      ["Basic Charge", "20.32"],
    ]);
    expect(items.map(({ arithmetic }) => arithmetic)).toEqual(["agrees", "agrees"]);
  });

  it("take a count in front of the name and a code above it", () => {
    const counted = valuesOf(
      "receipt",
      `
      2x Latte regular               62.00
      11 Detergent                    5.50
      Garlic naan                     6.49
      Total                          73.99`,
    );
    expect(counted.map(({ quantity, description }) => [quantity, description])).toEqual([
      ["2", "Latte regular"],
      ["11", "Detergent"],
      [undefined, "Garlic naan"],
    ]);
    const [coded] = valuesOf(
      "receipt",
      `
      45315637
      Nasi lemak
      2 * 9.00                       18.00
      29221192
      Roti canai
      1 * 8.63                        8.63
      Grand total                    26.63`,
    );
    expect(coded).toEqual({
      itemCode: "45315637",
      description: "Nasi lemak",
      quantity: "2",
      unitPrice: "9",
      netTotal: "18.00",
    });
  });

  it("go before the breakdown of taxes that has a header", () => {
    const items = valuesOf(
      "receipt",
      `
      Butter                          4.00
      Cooking oil                     6.00
      Total                          10.00
      Tax Code            Amt             Tax
      SR       5%        9.52            0.48`,
    );
    expect(items.map(({ description }) => description)).toEqual(["Butter", "Cooking oil"]);
  });
});
