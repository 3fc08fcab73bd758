import { withoutAdjustments } from "@engine/stages/tables/adjustments";
import { describe, expect, it } from "vitest";
import { rowOf, valuesOf } from "../../support/rows";

const names = (rows: Parameters<typeof withoutAdjustments>[0]) =>
  valuesOf(withoutAdjustments(rows)).map((cells) => cells.description);
const sold = (description: string) =>
  rowOf({ description, quantity: "2", unitPrice: "5.00", netTotal: "10.00" });
const bare = (description: string, netTotal: string) => rowOf({ description, netTotal });

const roundings = [
  "Rounding",
  "Rundungsdifferenz",
  "Arrondi",
  "Arrotondamento",
  "Redondeo",
  "Arredondamento",
  "Afronding",
  "Zaokrąglenie",
  "Öresavrundning",
];

describe("discounts and charges on the whole document", () => {
  it.each([
    "Discount",
    "Less discount",
    "Freight",
    "Shipping",
    "Rabatt",
    "Skonto 2%",
    "Descuento",
    "Remise",
    "Sconto",
    "Porto",
  ])("%s below the items is no item", (word) => {
    expect(names([sold("Oak panel"), sold("Hinge"), bare(word, "3.00")])).toEqual(["Oak panel", "Hinge"]);
  });

  it.each([
    ["begins with another word", bare("Portone in legno", "3.00")],
    ["has a count and a price", sold("Shipping crate")],
  ])("does not take a row out that %s", (_why, row) => {
    expect(withoutAdjustments([sold("Oak panel"), row])).toHaveLength(2);
  });

  it("is none below a row that has a price but no count, which is no item by itself", () => {
    const priced = rowOf({ description: "Shipping", unitPrice: "3.00", netTotal: "3.00" });
    expect(names([sold("Oak panel"), priced, bare("Discount", "-1.00")])).toEqual(["Oak panel", "Shipping"]);
  });

  it.each(roundings)("%s below the items is no item, counted or not", (word) => {
    expect(names([sold("Oak panel"), sold("Hinge"), bare(word, "0.02")])).toEqual(["Oak panel", "Hinge"]);
    expect(names([bare("Oak panel", "80.00"), bare(word, "0.02")])).toEqual(["Oak panel"]);
  });

  it("stays where items follow it", () => {
    expect(names([sold("Oak panel"), bare("Discount", "-3.00"), sold("Hinge")])).toEqual([
      "Oak panel",
      "Discount",
      "Hinge",
    ]);
  });

  it("where nothing is counted a charge is bought like all else, a discount is not", () => {
    const rows = [
      bare("Cleaning of the office", "80.00"),
      bare("Shipping", "12.00"),
      bare("Discount", "-5.00"),
    ];
    expect(names(rows)).toEqual(["Cleaning of the office", "Shipping"]);
  });

  it("nothing is left of nothing", () => {
    expect(withoutAdjustments([])).toEqual([]);
  });
});
