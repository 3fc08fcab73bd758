import { extract } from "@engine/extract";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function itemsOf(pages: string[], culture = "en-US") {
  const read = pages.map((typed, index) => pageOf(typed, { number: index + 1 }));
  return extract(read, extractionRequest("invoice", { culture })).lineItems.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
  );
}

describe("layouts of tables", () => {
  it("goes on on the next page without a header and drops what is carried over", () => {
    const items = itemsOf([
      `
      Description            Qty     Unit Price     Amount
      First                    2          10.00      20.00
      Second                   1          30.00      30.00
      Carried forward                                50.00`,
      `
      Brought forward                                50.00
      Third                    3           5.00      15.00
      Total                                          65.00`,
    ]);
    expect(items.map(({ description }) => description)).toEqual(["First", "Second", "Third"]);
  });

  it("goes on under a header of which a heading was misread, and below the sums of sections", () => {
    const items = itemsOf([
      `
      Description              Qty     Unit Price     Discount      Amount
      Materials
      First                      2          10.00          5 %       19.00
      Second                     1          30.00                    30.00
      Materials in all                                               49.00
      Labour
      Third                      3           5.00                    15.00`,
      `
      Description              Qty     Unit Pr1cx     Discount      Amount
      Fourth                     4           2.00                     8.00
      Total                                                          72.00`,
    ]);
    expect(items.map(({ description, netTotal }) => [description, netTotal])).toEqual([
      ["First", "19.00"],
      ["Second", "30.00"],
      ["Third", "15.00"],
      ["Fourth", "8.00"],
    ]);
  });

  it("takes of all numbers of a row those for quantity and price that make its amount", () => {
    const items = itemsOf([
      `
      Description              Qty     Rate    Discount     Amount
      Repeater, model       2024  10         350.80        12.5   3,069.50
      Sealant                      8 bag     218.97           5   1,664.17
      Bracket                      3          20.00                  60.00
      Total                                                       4,793.67`,
    ]);
    expect(items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      ["10", "350.8"],
      ["8", "218.97"],
      ["3", "20"],
    ]);
    expect(items[0]?.description).toBe("Repeater, model 2024");
  });

  it("reads a heading of two names as one", () => {
    const items = itemsOf([
      `
      Product or service          Qty     Unit Price     Amount
      LED lamp 18W                  2          10.00      20.00
      Grey cement 50 kg             1          30.00      30.00
      Total                                               50.00`,
    ]);
    expect(items.map(({ description }) => description)).toEqual(["LED lamp 18W", "Grey cement 50 kg"]);
  });

  it("takes numbers beside their headings in order", () => {
    const [item] = itemsOf([
      `
      DESCRIPTION               QTY/HR        UNIT PRICE        TOTAL
      Kitchen sink                     8               90               720
      Thermostat                       2               45                90`,
    ]);
    expect(item).toMatchObject({ quantity: "8", unitPrice: "90", netTotal: "720" });
  });

  it("takes no numbers of lines for amounts under a heading that nobody knows", () => {
    const items = itemsOf([
      `
      Line    Part number    Description              Quantity     Unit cost     Worth
      1       WB-25-BLK      Nylon webbing, black           40         62.80     2,512.00
      2       SR-25          Side release buckle         2,400          0.42     1,008.00
      3       LL-25          Ladder lock                 1,800          0.27       486.00`,
    ]);
    expect(items.map(({ netTotal }) => netTotal)).toEqual(["2512.00", "1008.00", "486.00"]);
  });

  it("leaves remarks and attributes out of the name", () => {
    const [item] = itemsOf([
      `
      Description                                Qty     Unit Price     Amount
      Office chair with wheels and arms            1          70.00      70.00
      Serial no: 4711
      Envelopes                                    2           5.00      10.00`,
    ]);
    expect(item?.description).toBe("Office chair with wheels and arms");
  });

  it("knows headings in two languages", () => {
    const [item] = itemsOf(
      [
        `
      Bezeichnung / Description     Menge / Quantity     Einzelpreis / Unit Price     Betrag / Amount
      Bohrer                                      10                         3,20               32,00`,
      ],
      "de-DE",
    );
    expect(item).toMatchObject({
      description: "Bohrer",
      quantity: "10",
      unitPrice: "3.2",
      netTotal: "32.00",
    });
  });

  it("takes the net of two totals by arithmetic", () => {
    const [item] = itemsOf([
      `
      Description      Qty     Rate     Amount     GST      Total
      Tiles              3    10.00      30.00     3.00     33.00
      Glue               2     5.00      10.00     1.00     11.00`,
    ]);
    expect(item).toMatchObject({ quantity: "3", unitPrice: "10", netTotal: "30.00", lineTax: "3.00" });
  });

  it("reads dates and codes below headings that could mean either", () => {
    const [item] = itemsOf([
      `
      Service         Item #      Item               Qty     Rate     Amount
      03/14/2025      ZX-100      Tile cutting         3    10.00      30.00
      03/15/2025      ZX-200      Floor laying         2     5.00      10.00`,
    ]);
    expect(item).toMatchObject({ itemCode: "ZX-100", description: "Tile cutting" });
  });

  it("leaves a discount on the whole document out of the items", () => {
    const items = itemsOf([
      `
      Description      Qty     Unit Price     Amount
      Tiles              3          10.00      30.00
      Rabatt                                   -5.00
      Total                                    25.00`,
    ]);
    expect(items.map(({ description }) => description)).toEqual(["Tiles"]);
  });
});
