import { extract } from "@engine/extract";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function itemsOf(typed: string) {
  return extract([pageOf(typed)], extractionRequest("receipt", { culture: "en-US" })).lineItems.map(
    ({ cells }) => Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
  );
}

describe("tables without a header", () => {
  it("are lines with an amount down to the first sum", () => {
    const items = itemsOf(`
      CORNER SHOP
      Olive oil                      8.50
      Bread rolls                    2.25
      Subtotal                      10.75
      Cash                          20.00
      Change                         9.25`);
    expect(items).toEqual([
      { description: "Olive oil", netTotal: "8.50" },
      { description: "Bread rolls", netTotal: "2.25" },
    ]);
  });

  it("take quantity and price from a sum below the name", () => {
    const items = itemsOf(`
      Olive oil
      2 x 4.25                       8.50
      Bread rolls
      3 @ 0.75                       2.25
      Total                         10.75`);
    expect(items).toEqual([
      { description: "Olive oil", quantity: "2", unitPrice: "4.25", netTotal: "8.50" },
      { description: "Bread rolls", quantity: "3", unitPrice: "0.75", netTotal: "2.25" },
    ]);
  });

  it("tell quantity and price by arithmetic", () => {
    const [first] = itemsOf(`
      Olive oil             2      4.25       8.50
      Bread rolls           3      0.75       2.25
      Total                                  10.75`);
    expect(first).toEqual({ description: "Olive oil", quantity: "2", unitPrice: "4.25", netTotal: "8.50" });
  });
});
