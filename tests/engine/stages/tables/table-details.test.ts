import { extract } from "@engine/extract";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function itemsOf(typed: string, culture = "en-US") {
  return extract([pageOf(typed)], extractionRequest("invoice", { culture })).lineItems.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
  );
}

describe("tables of items", () => {
  it("are read past the small tables that repeat between their rows", () => {
    const items = itemsOf(`
      Line  Program              Days        Spots         Rate         Amount
      1     Morning News         M-F             3       145.00         435.00
               Start Date     End Date     Spots/Week     Rate
               12/11/17       12/24/17     1              145.00
      2     Weekend Edition      Su              2       380.00         760.00
               Start Date     End Date     Spots/Week     Rate
               12/11/17       12/24/17     2              380.00
      Total                                                           1,195.00`);
    expect(items.map(({ netTotal }) => netTotal)).toEqual(["435.00", "760.00"]);
  });

  it("keep quantity and price apart where the heading does not", () => {
    const items = itemsOf(`
      No.     Item description       Unit price     Disc       Amount
      19.91   Work boots                  33.46      10%       599.57
      4       Stretch film                 2.40      50%         4.80
      Total                                                    604.37`);
    expect(items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      ["19.91", "33.46"],
      ["4", "2.4"],
    ]);
  });

  it("take the amount before tax where tax and total follow", () => {
    const items = itemsOf(`
      Description                   GST       Subtotal        Total
      Cleaning                     5.00          50.00        55.00
      Repair                      12.00         120.00       132.00
      Total                                                  187.00`);
    expect(items.map(({ netTotal }) => netTotal)).toEqual(["50.00", "120.00"]);
  });
});
