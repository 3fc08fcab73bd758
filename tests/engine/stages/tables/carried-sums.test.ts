import { withoutCarries } from "@engine/stages/tables/carried-sums";
import { describe, expect, it } from "vitest";
import { rowOf, valuesOf } from "../../support/rows";

const names = (rows: Parameters<typeof withoutCarries>[0]) =>
  valuesOf(withoutCarries(rows)).map((cells) => cells.description);
const item = (description: string, netTotal: string, more = {}) => rowOf({ description, netTotal, ...more });

describe("sums carried to the next page", () => {
  it.each(["Carried forward", "Brought forward", "Übertrag", "Suma y sigue", "A reporter", "Transporte"])(
    "are no items when they are called %s",
    (word) => {
      const rows = [
        item("Oak panel", "120.00"),
        item("Hinge", "9.50"),
        item(word, "129.50"),
        item("Rope", "3.00"),
      ];
      expect(names(rows)).toEqual(["Oak panel", "Hinge", "Rope"]);
    },
  );

  it.each([
    ["have another amount, as freight does", "Transporte", "45.00", {}],
    ["are counted", "Transporte", "120.00", { quantity: "1" }],
    ["are called otherwise", "Steel rod", "120.00", {}],
  ])("stay rows where they %s", (_why, word, amount, more) => {
    expect(names([item("Oak panel", "120.00"), item(word, amount, more)])).toEqual(["Oak panel", word]);
  });

  it("are taken out on every page that begins or ends with one", () => {
    const rows = [
      item("Oak panel", "120.00"),
      item("Carried forward", "120.00"),
      item("Brought forward", "120.00"),
      item("Hinge", "9.50"),
      item("Carried forward", "129.50"),
    ];
    expect(names(rows)).toEqual(["Oak panel", "Hinge"]);
  });

  it("cannot stand above the first row", () => {
    expect(names([item("Brought forward", "0.00"), item("Hinge", "9.50")])).toEqual([
      "Brought forward",
      "Hinge",
    ]);
    expect(withoutCarries([])).toEqual([]);
  });
});
