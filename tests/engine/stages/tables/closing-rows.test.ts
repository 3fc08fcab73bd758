import type { FoundValue } from "@engine/results/extraction-result";
import { closingRows, withoutRepeats } from "@engine/stages/tables/closing-rows";
import type { ItemRow } from "@engine/stages/tables/item-row";
import { describe, expect, it } from "vitest";

function rowOf(values: Record<string, string>): ItemRow {
  const cells = Object.fromEntries(
    Object.entries(values).map(([key, value]): [string, FoundValue] => [
      key,
      { value, raw: value, confidence: 1, place: null, reasons: [] },
    ]),
  );
  const cents = values.netTotal === undefined ? undefined : Math.round(Number(values.netTotal) * 100);
  return { item: { cells, arithmetic: "untested" }, page: 1, line: 0, cents };
}

const drill = rowOf({ description: "Drill", quantity: "1", unitPrice: "80", netTotal: "80.00" });
const screws = rowOf({ description: "Screws", quantity: "2", unitPrice: "10", netTotal: "20.00" });

describe("rows that add up", () => {
  it("lose a row without quantity that keeps them from the stated sum", () => {
    const packing = rowOf({ description: "Packing", netTotal: "7.50" });
    expect(closingRows([drill, packing, screws], new Set([100_00]))).toEqual([drill, screws]);
  });

  it("keep a row without quantity that the stated sum needs", () => {
    const freight = rowOf({ description: "Freight", netTotal: "7.50" });
    expect(closingRows([drill, screws, freight], new Set([107_50]))).toEqual([drill, screws, freight]);
  });

  it("lose what is taken off one of them where nothing but its amount tells an item", () => {
    const coil = rowOf({ description: "Coil", quantity: "10", taxRate: "19", netTotal: "850.00" });
    const less = rowOf({
      description: "Storage rebate",
      quantity: "10",
      lineTax: "1000.00",
      netTotal: "-100.00",
    });
    const more = rowOf({
      description: "Direct rebate",
      quantity: "1",
      lineTax: "1000.00",
      netTotal: "-50.00",
    });
    expect(closingRows([coil, less, more], new Set([850_00]))).toEqual([coil]);
  });

  it("stay as they are where no choice adds up", () => {
    const packing = rowOf({ description: "Packing", netTotal: "7.50" });
    expect(closingRows([drill, packing], new Set([999_00]))).toEqual([drill, packing]);
  });

  it("end above a sum of the rows before, whatever it is called", () => {
    const sum = rowOf({ description: "Warenwert zusammen", netTotal: "100.00" });
    const less = rowOf({ description: "Treuebonus", netTotal: "-5.00" });
    expect(closingRows([drill, screws, sum, less], new Set())).toEqual([drill, screws]);
  });

  it("go on below the sums of sections where the rows there are filled as those above", () => {
    const timber = rowOf({ description: "Timber", netTotal: "100.00" });
    const labour = rowOf({ description: "Labour in all", netTotal: "100.00" });
    const sections = [drill, screws, timber, screws, drill, labour];
    expect(closingRows(sections, new Set([200_00]))).toEqual([drill, screws, screws, drill]);
  });

  it("end at a sum below which nothing is filled as the rows are", () => {
    const net = rowOf({ description: "Warenwert", netTotal: "100.00" });
    const tax = rowOf({ description: "Davon 20", netTotal: "20.00" });
    expect(closingRows([drill, screws, net, tax], new Set([100_00, 120_00]))).toEqual([drill, screws]);
  });
});

describe("what repeats the amount of the only row", () => {
  const toll = rowOf({ description: "Toll for a car", netTotal: "7.60" });
  const total = rowOf({ description: "Skupaj", netTotal: "7.60" });
  const card = rowOf({ description: "Card", netTotal: "7.60" });

  it("is no row", () => {
    expect(withoutRepeats([toll, total, card], new Set([7_60]))).toEqual([toll]);
  });

  it.each([
    ["their sum is printed", [toll, card], [7_60, 15_20]],
    [
      "one of them has another amount",
      [toll, rowOf({ description: "Card", netTotal: "7.61" })],
      [7_60, 7_61],
    ],
    ["it is called the same", [toll, toll], [7_60]],
    ["it is counted", [toll, rowOf({ description: "Sticker", quantity: "2", netTotal: "7.60" })], [7_60]],
    ["nothing says what the first is", [rowOf({ netTotal: "7.60" }), card], [7_60]],
    ["there is one", [toll], [7_60]],
    ["there is none", [], []],
  ])("is one where %s", (_name, rows, printed) => {
    expect(withoutRepeats(rows, new Set(printed))).toEqual(rows);
  });
});
