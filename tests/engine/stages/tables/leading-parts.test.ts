import { withLeadingParts } from "@engine/stages/tables/leading-parts";
import { describe, expect, it } from "vitest";
import { rowOf, valuesOf } from "../../support/rows";

const read = (...descriptions: string[]) =>
  valuesOf(withLeadingParts(descriptions.map((description) => rowOf({ description }))));

describe("what most names begin with", () => {
  it("is a code where it holds digits and capitals", () => {
    expect(read("FURN-7001 Office chair", "FURN-7002 Desk lamp", "Delivery")).toEqual([
      { description: "Office chair", itemCode: "FURN-7001" },
      { description: "Desk lamp", itemCode: "FURN-7002" },
      { description: "Delivery" },
    ]);
  });

  it("is a short code where every row has one", () => {
    expect(read("A12 Office chair", "A13 Desk lamp")).toMatchObject([
      { itemCode: "A12" },
      { itemCode: "A13" },
    ]);
    expect(read("A12 Office chair", "Desk lamp", "A14 Rope")).toMatchObject([
      { description: "A12 Office chair" },
      { description: "Desk lamp" },
      { description: "A14 Rope" },
    ]);
  });

  it.each([
    ["3", "3"],
    ["2,50", "2.5"],
    ["12", "12"],
  ])("is a count where it is a number: %s is %s", (written, quantity) => {
    expect(read(`${written} Office chair`, `${written} Desk lamp`)).toEqual([
      { description: "Office chair", quantity },
      { description: "Desk lamp", quantity },
    ]);
  });

  it("is a count of several digits where it times the price is the amount", () => {
    const priced = [
      ["250 Bolts", "0.12", "30.00"],
      ["1200 Nuts", "0.05", "60.00"],
    ] as const;
    const rows = priced.map(([description, unitPrice, netTotal]) =>
      rowOf({ description, unitPrice, netTotal }),
    );
    expect(valuesOf(withLeadingParts(rows))).toMatchObject([
      { description: "Bolts", quantity: "250" },
      { description: "Nuts", quantity: "1200" },
    ]);
  });

  it("is a count of several digits where it divides the amount", () => {
    const rows = [
      rowOf({ description: "250 Bolts", netTotal: "30.00" }),
      rowOf({ description: "400 Nuts", netTotal: "20.00" }),
    ];
    expect(valuesOf(withLeadingParts(rows))).toMatchObject([{ quantity: "250" }, { quantity: "400" }]);
  });

  it("is a code of digits where it has nothing to do with the amount", () => {
    const rows = [
      rowOf({ description: "4711 Bolts", netTotal: "30.00" }),
      rowOf({ description: "4712 Nuts", netTotal: "20.00" }),
    ];
    expect(valuesOf(withLeadingParts(rows))).toMatchObject([{ itemCode: "4711" }, { itemCode: "4712" }]);
  });

  it("is a count of three digits where there are no amounts, and a code of more", () => {
    expect(read("250 Bolts", "400 Nuts")).toMatchObject([{ quantity: "250" }, { quantity: "400" }]);
    expect(read("4711 Bolts", "4712 Nuts")).toMatchObject([{ itemCode: "4711" }, { itemCode: "4712" }]);
  });

  it("is a code and a count, one behind the other", () => {
    expect(read("FURN-7001 2 Office chair", "FURN-7002 5 Desk lamp")).toEqual([
      { description: "Office chair", itemCode: "FURN-7001", quantity: "2" },
      { description: "Desk lamp", itemCode: "FURN-7002", quantity: "5" },
    ]);
  });

  it.each([
    ["only one row has it", ["2 Office chair", "Desk lamp", "Rope"]],
    ["fewer than six in ten have it", ["2 Office chair", "3 Desk lamp", "Rope", "Paint"]],
    ["nothing follows it", ["FURN-7001", "FURN-7002"]],
    ["a unit is glued to it", ["12mm Bolt", "14mm Bolt"]],
  ])("stays where %s", (_why, descriptions) => {
    expect(read(...descriptions).map((cells) => cells.description)).toEqual(descriptions);
  });

  it("is no count where a column holds the counts", () => {
    const rows = ["2 Drawer cabinet", "4 Drawer cabinet"].map((description) =>
      rowOf({ description, quantity: "1" }),
    );
    expect(valuesOf(withLeadingParts(rows))).toEqual([
      { description: "2 Drawer cabinet", quantity: "1" },
      { description: "4 Drawer cabinet", quantity: "1" },
    ]);
  });
});
