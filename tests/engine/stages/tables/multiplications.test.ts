import { withMultiplication } from "@engine/stages/tables/multiplications";
import { describe, expect, it } from "vitest";
import { numberOf, tokensIn } from "../../support/rows";

function read(description: string, net: string | undefined, more = {}) {
  const parts = withMultiplication(
    {
      quantity: undefined,
      unitPrice: undefined,
      net: net === undefined ? undefined : numberOf(net),
      description: tokensIn(description),
      ...more,
    },
    ".",
  );
  return [
    parts.quantity?.value,
    parts.unitPrice?.value,
    parts.description.map((token) => token.text).join(" "),
  ];
}

describe("a product among the words of a row", () => {
  it.each([
    ["Coffee 3 x 4.10", "12.30", "3", "4.10", "Coffee"],
    ["Coffee 3 × 4.10 large", "12.30", "3", "4.10", "Coffee large"],
    ["2 @ 5.00 Tea", "10.00", "2", "5.00", "Tea"],
    ["2x5.00 Tea", "10.00", "2", "5.00", "Tea"],
    ["Tea 2 @5.00", "10.00", "2", "5.00", "Tea"],
    ["Nails 12 pcs x 0.25", "3.00", "12", "0.25", "Nails"],
    ["Diesel 4.10 x 3", "12.30", "3", "4.10", "Diesel"],
    ["Rope 2 x $5.00", "10.00", "2", "5.00", "Rope"],
    ["Rope 2 x 5.00 x 1", "10.00", "2", "5.00", "Rope"],
    ["Petrol 41.370 x 1.459", "60.36", "41.370", "1.459", "Petrol"],
    ["Petrol 41.37 x 1.459", "60.36", "41.37", "1.459", "Petrol"],
    ["Petrol 41.37 L x 1.459", "60.36", "41.37", "1.459", "Petrol"],
    ["Apples 2.99 x 1.234 kg", "3.69", "1.234", "2.99", "Apples"],
    ["Rope 2.50 x 4.0", "10.00", "4.0", "2.50", "Rope"],
    ["Room 1940 x 1 night", "1940.00", "1", "1940", "Room"],
    ["Cider 24.00 x 1.00", "24.00", "1.00", "24.00", "Cider"],
    ["Screws 24 x 1.00", "24.00", "24", "1.00", "Screws"],
  ])("%s, which is %s", (description, net, quantity, price, name) => {
    expect(read(description, net)).toEqual([quantity, price, name]);
  });

  it.each([
    ["Panel 120 x 80", "45.00", "the product is another"],
    ["Rope 2 5.00", "10.00", "no sign stands between"],
    ["Rate 10% x 50.00", "5.00", "one is a percentage"],
    ["Rope 2 x", "10.00", "nothing follows"],
    ["", "10.00", "there are no words"],
  ])("%s for %s is none: %s", (description, net) => {
    expect(read(description, net)).toEqual([undefined, undefined, description]);
  });

  it("is none where the row has no amount", () => {
    expect(read("Coffee 3 x 4.10", undefined)).toEqual([undefined, undefined, "Coffee 3 x 4.10"]);
  });

  it("is not looked for where count and price stand in columns", () => {
    const known = { quantity: numberOf("1"), unitPrice: numberOf("12.30") };
    expect(read("Coffee 3 x 4.10", "12.30", known)).toEqual(["1", "12.30", "Coffee 3 x 4.10"]);
  });
});

describe("a count in front of a name", () => {
  it.each([
    ["2 x Coffee large", "2", "Coffee large"],
    ["2x Coffee large", "2", "Coffee large"],
    ["2 * Coffee", "2", "Coffee"],
  ])("%s", (description, quantity, name) => {
    expect(read(description, "9.00")).toEqual([quantity, undefined, name]);
  });

  it.each(["2 Coffee large", "x Coffee large", "Coffee 2 x", "2 x 4 Coffee"])(
    "%s has none",
    (description) => {
      expect(read(description, "9.00")).toEqual([undefined, undefined, description]);
    },
  );
});
