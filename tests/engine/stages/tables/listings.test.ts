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

  it("take count and price from wherever they stand beside the name", () => {
    const rows = valuesOf(
      "receipt",
      `
      2 x 5.20 Euro
      Wheat beer 0.5                      10.40 Euro
      1x140 Radler                         3.70 Euro
      3 x Large coffee a 4.60             13.80 Euro
      Fries             1       3.50       3.50 Euro
      Espresso                             2.90 Euro
      Total                               34.30 Euro
      Net sales                           28.82 Euro
      VAT 19%                              5.48 Euro
      Mastercard                          34.30 Euro`,
    );
    expect(rows.map((row) => [row.description, row.quantity, row.unitPrice, row.netTotal])).toEqual([
      ["Wheat beer 0.5", "2", "5.2", "10.40"],
      ["140 Radler", "1", undefined, "3.70"],
      ["Large coffee", "3", "4.6", "13.80"],
      ["Fries", "1", "3.5", "3.50"],
      ["Espresso", undefined, undefined, "2.90"],
    ]);
  });

  it("take the names below amounts where the last amount has its name below", () => {
    const rows = valuesOf(
      "receipt",
      `
      Media Hall
      04109 Leipzig
      2758232                         34.99 b
      Northlink
      RX335 Repeater
      2695296                        224.99 b
      Bronson
      TV speaker
      Total EUR                      259.98
      Mastercard                     259.98`,
    );
    expect(rows).toEqual([
      { itemCode: "2758232", description: "Northlink RX335 Repeater", netTotal: "34.99" },
      { itemCode: "2695296", description: "Bronson TV speaker", netTotal: "224.99" },
    ]);
  });

  it("know a sum by its amount where no word for it is known", () => {
    const rows = valuesOf(
      "receipt",
      `
      Karlova 0.50
      24.00   1.00   24.00 P
      Karlova radler
      24.00   1.00   24.00 P
      Ukupno:        48.00 kn
      PDV 25%   25.00   37.50   9.38
      PP 3%      3.00   37.50   1.12`,
    );
    expect(rows.map((row) => [row.description, row.quantity, row.unitPrice])).toEqual([
      ["Karlova 0.50", "1", "24"],
      ["Karlova radler", "1", "24"],
    ]);
  });

  it("keep the day of a night out of its name", () => {
    const rows = valuesOf(
      "invoice",
      `
      Date       Description                 Charges   Payments
      28.07.24   Overnight stay, no meals     110.00
      29.07.24   Overnight stay, no meals     110.00
      30.07.24   Mastercard                              220.00
      Total                                   220.00`,
    );
    expect(rows.map((row) => [row.description, row.netTotal])).toEqual([
      ["Overnight stay, no meals", "110.00"],
      ["Overnight stay, no meals", "110.00"],
    ]);
  });
});
