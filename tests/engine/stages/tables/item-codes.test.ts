import { firstLineAsCode, withCodes } from "@engine/stages/tables/item-codes";
import { describe, expect, it } from "vitest";
import { found, rowOf, valuesOf } from "../../support/rows";

const heading = (text: string) => ({
  text,
  role: "description" as const,
  left: 0,
  right: 1,
  top: 0,
  bottom: 1,
});

describe("codes in the column of the names", () => {
  it.each([
    ["[FURN_7777] Office chair", "FURN_7777", "Office chair"],
    ["(100-20) Hinge", "100-20", "Hinge"],
    ["*AB/12* Rope", "AB/12", "Rope"],
    ["[ABC] Paint", "ABC", "Paint"],
  ])("%s", (description, itemCode, name) => {
    expect(valuesOf(withCodes([rowOf({ description })], []))).toEqual([{ itemCode, description: name }]);
  });

  it.each(["(new) Office chair", "[12]", "Chair [12]", "(A) Rope", "[FURN_7777]Chair"])(
    "%s holds none",
    (description) => {
      expect(valuesOf(withCodes([rowOf({ description })], []))).toEqual([{ description }]);
    },
  );

  it("leave a row alone that has its code", () => {
    const row = rowOf({ description: "[FURN_7777] Office chair", itemCode: "9" });
    expect(withCodes([row], [])).toEqual([row]);
  });

  it("stand on a line of their own only under a heading that promises both", () => {
    const split = { itemCode: found("X-1"), description: found("Rope") };
    const row = { ...rowOf({ description: "X-1 Rope" }), split };
    expect(valuesOf(withCodes([row], [heading("Item / Description")]))).toEqual([
      { itemCode: "X-1", description: "Rope" },
    ]);
    expect(valuesOf(withCodes([row], [heading("Description")]))).toEqual([{ description: "X-1 Rope" }]);
  });
});

describe("the first line of a name as its code", () => {
  it("leaves the lines below it as the name", () => {
    const split = firstLineAsCode([found("SKU-100"), found("Oak panel"), found("polished")]);
    expect(split?.itemCode?.value).toBe("SKU-100");
    expect(split?.description).toMatchObject({ value: "Oak panel polished", confidence: 0.8 });
  });

  it.each([[["SKU-100"]], [["Oak panel", "SKU-100"]], [[]], [["A", "Oak panel"]]])(
    "is none in %j",
    (lines) => {
      expect(firstLineAsCode(lines.map(found))).toBeUndefined();
    },
  );
});
