import { beginsWithCount, slipRowOf } from "@engine/stages/tables/slip-row";
import { describe, expect, it } from "vitest";
import { numberOf, tokensIn } from "../../support/rows";

function read(text: string, net: string, { mayLead = false, mark = "." as "." | "," } = {}) {
  const row = slipRowOf(tokensIn(text), numberOf(net), { mark, mayLead });
  return [row.quantity?.value, row.unitPrice?.value, row.text.map((token) => token.text).join(" ")];
}

describe("what stands beside the amount on a slip", () => {
  it.each([
    ["2x Coffee", "9.00", ["2", undefined, "Coffee"]],
    ["lx Coffee", "4.50", ["1", undefined, "Coffee"]],
    ["2 x Coffee 4.50", "9.00", ["2", "4.50", "Coffee"]],
    ["2 Coffee 4.50", "9.00", ["2", "4.50", "Coffee"]],
    ["Coffee 2 4.50", "9.00", ["2", "4.50", "Coffee"]],
    ["Coffee 4.50 2", "9.00", ["2", "4.50", "Coffee"]],
    ["Coffee 2 x 4.50", "9.00", ["2", "4.50", "Coffee"]],
    ["2 x Kaffee a 4.50", "9.00", ["2", "4.50", "Kaffee"]],
    ["Coffee 1.00 9.00", "9.00", ["1.00", "9.00", "Coffee"]],
    ["Coffee 9.00 1.00", "9.00", ["1.00", "9.00", "Coffee"]],
    ["Petrol 41.37 1.459", "60.36", ["41.37", "1.459", "Petrol"]],
    ["Coffee EUR 2 EUR 4.50", "9.00", ["2", "4.50", "Coffee EUR EUR"]],
  ])("%s for %s", (text, net, row) => {
    expect(read(text, net)).toEqual(row);
  });

  it.each([
    ["Coffee 10 90.00", "9.00", "a tenth is a rate of tax, not a price for ten"],
    ["Coffee 3 4.50", "9.00", "the product is another"],
    ["Coffee 10% 90.00", "9.00", "percentages count nothing"],
  ])("%s for %s has no price: %s", (text, net) => {
    expect(read(text, net)[1]).toBeUndefined();
  });

  it("is a count where a lone number stands apart from the name", () => {
    expect(read("Coffee      2", "9.00")).toEqual(["2", undefined, "Coffee"]);
    expect(read("Coffee 1000", "9.00")[0]).toBeUndefined();
    expect(read("Coffee      0", "9.00")[0]).toBeUndefined();
  });

  it("is a count in front of the name only where most rows have one", () => {
    expect(read("2 Coffee", "9.00")).toEqual([undefined, undefined, "2 Coffee"]);
    expect(read("2 Coffee", "9.00", { mayLead: true })).toEqual(["2", undefined, "Coffee"]);
  });

  it("is the name where nothing is counted", () => {
    expect(read("Coffee", "9.00")).toEqual([undefined, undefined, "Coffee"]);
    expect(read("", "9.00")).toEqual([undefined, undefined, ""]);
  });
});

it.each([
  ["2x Coffee", true],
  ["2 x Coffee", true],
  ["2 Coffee", true],
  ["1,5 Apples", true],
  ["Coffee 2", false],
  ["2041 Coffee", false],
  ["2", false],
  ["", false],
])("%j begins with a count: %s", (text, begins) => {
  expect(beginsWithCount(tokensIn(text), ",")).toBe(begins);
});
