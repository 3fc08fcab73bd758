import { withoutPositions } from "@engine/stages/tables/positions";
import { describe, expect, it } from "vitest";
import { rowOf, valuesOf } from "../../support/rows";

const named = (...descriptions: string[]) =>
  valuesOf(withoutPositions(descriptions.map((description) => rowOf({ description })))).map(
    (cells) => cells.description,
  );

describe("positions in front of names", () => {
  it.each([
    [
      ["1 Kite", "2 Glider", "3 Rope"],
      ["Kite", "Glider", "Rope"],
    ],
    [
      ["1. Kite", "2) Glider"],
      ["Kite", "Glider"],
    ],
    [
      ["0 Kite", "1 Glider"],
      ["Kite", "Glider"],
    ],
    [["1 Kite"], ["Kite"]],
    [
      ["Kite", "2 Glider", "3 Rope", "4 Sail"],
      ["Kite", "Glider", "Rope", "Sail"],
    ],
    [
      ["1 Kite", "2 Glider", "B Rope", "4 Sail", "50 hooks"],
      ["1 Kite", "2 Glider", "B Rope", "4 Sail", "50 hooks"],
    ],
  ])("of %j leave %j", (descriptions, left) => {
    expect(named(...descriptions)).toEqual(left);
  });

  it.each([
    [["1 Kite", "3 Glider"]],
    [["1 Kite", "Glider"]],
    [["2 Kite", "3 Glider"]],
    [["2 Kite", "2 Glider"]],
    [["1", "2"]],
    [["1Kite", "2Glider"]],
  ])("%j are none, and stay", (descriptions) => {
    expect(named(...descriptions)).toEqual(descriptions);
  });

  it("are taken off codes too", () => {
    const rows = ["1 A-100", "2 A-200"].map((itemCode) => rowOf({ itemCode, description: "Hinge" }));
    expect(valuesOf(withoutPositions(rows))).toEqual([
      { itemCode: "A-100", description: "Hinge" },
      { itemCode: "A-200", description: "Hinge" },
    ]);
  });

  it("of rows without a name are not looked for", () => {
    expect(withoutPositions([rowOf({ netTotal: "3.00" })])).toHaveLength(1);
    expect(withoutPositions([])).toEqual([]);
  });
});

describe("codes that are nothing but positions", () => {
  const coded = (...codes: string[]) =>
    valuesOf(withoutPositions(codes.map((itemCode) => rowOf({ itemCode, description: "Kite" })))).map(
      (cells) => cells.itemCode,
    );

  it.each([[["00010", "00020", "00030"]], [["1", "2", "3"]], [["10", "20"]], [["00010"]], [["01"]]])(
    "%j are none",
    (codes) => {
      expect(coded(...codes)).toEqual(codes.map(() => undefined));
    },
  );

  it.each([[["4711", "4712"]], [["10"]], [["10", "30"]], [["A1", "A2"]], [["2", "1"]]])(
    "%j are codes",
    (codes) => {
      expect(coded(...codes)).toEqual(codes);
    },
  );
});
