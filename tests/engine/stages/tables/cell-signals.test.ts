import { type CellContext, cellSignals, cellSignalsIn } from "@engine/stages/tables/cell-signals";
import type { ItemRow } from "@engine/stages/tables/item-row";
import { describe, expect, it } from "vitest";
import { rowOf, sourcesOf } from "../../support/rows";

const contextOf = (typed = "", about: Partial<CellContext> = {}): CellContext => ({
  ...sourcesOf(typed),
  kind: "invoice",
  known: false,
  ...about,
});

const signalsOf = (rows: readonly ItemRow[], key: string, context = contextOf(), at = 0) =>
  cellSignals(rows, context)[at]?.[key];

const kite = rowOf({ description: "Kite", netTotal: "20.00" });

describe("what is known of the rows of a document", () => {
  it("is how many there are, bounded", () => {
    expect(signalsOf([kite, kite], "netTotal")?.rows).toBe(2);
    expect(
      signalsOf(
        Array.from({ length: 40 }, () => kite),
        "netTotal",
      )?.rows,
    ).toBe(30);
  });

  it("is which share of them agrees and differs", () => {
    const rows = [
      rowOf({ netTotal: "1.00" }, { arithmetic: "agrees" }),
      rowOf({ netTotal: "2.00" }, { arithmetic: "agrees" }),
      rowOf({ netTotal: "3.00" }, { arithmetic: "differs" }),
      rowOf({ netTotal: "4.00" }),
    ];
    expect(signalsOf(rows, "netTotal")).toMatchObject({
      agreeing: 0.5,
      differing: 0.25,
      agrees: 1,
      differs: 0,
    });
    expect(signalsOf(rows, "netTotal", contextOf(), 2)).toMatchObject({ agrees: 0, differs: 1 });
  });

  it.each([
    ["Total 40.00", 1],
    ["Total 50.00", 0],
    ["Subtotal 40.00\nTotal 44.00", 1],
  ])("is whether they add up to %s", (typed, closes) => {
    expect(signalsOf([kite, kite], "netTotal", contextOf(typed))?.closes).toBe(closes);
  });

  it("is the kind of document and whether its layout is known", () => {
    const known = signalsOf([kite], "netTotal", contextOf("", { kind: "receipt", known: true }));
    expect(known).toMatchObject({ "kind:receipt": 1, known: 1, recognised: 0 });
    expect(known).not.toHaveProperty("kind:invoice");
  });
});

describe("what is known of a cell", () => {
  it("is its column, how surely it was read, and what else its row holds", () => {
    const row = rowOf({ itemCode: "K-1", description: "Kite", netTotal: "20.00" });
    expect(signalsOf([row], "description")).toMatchObject({
      "column:description": 1,
      prior: 0.8,
      columns: 3,
      coded: 1,
      placed: 0,
    });
    expect(signalsOf([kite], "description")?.coded).toBe(0);
  });

  it("is how usual its column is among the rows", () => {
    const rows = [
      kite,
      rowOf({ netTotal: "5.00" }),
      rowOf({ netTotal: "6.00" }),
      rowOf({ netTotal: "7.00" }),
    ];
    expect(signalsOf(rows, "description")).toMatchObject({ filled: 0.25, single: 1 });
    expect(signalsOf(rows, "netTotal")).toMatchObject({ filled: 1, single: 0 });
  });

  it("is how usual its shape is among those of its column", () => {
    const codes = ["AB-12", "CD-7", "X9-1", "4711"].map((itemCode) => rowOf({ itemCode, netTotal: "1.00" }));
    expect(signalsOf(codes, "itemCode")?.alike).toBe(0.75);
    expect(signalsOf(codes, "itemCode", contextOf(), 3)?.alike).toBe(0.25);
    const words = ["Kite", "Red kite", "Blue kite"].map((description) => rowOf({ description }));
    expect(signalsOf(words, "description", contextOf(), 1)?.alike).toBeCloseTo(2 / 3);
  });

  it.each([
    ["Kite 12", 2 / 7, 4 / 7, 7],
    ["Größe", 0, 1, 5],
    ["20.00", 0.8, 0, 5],
    ["x".repeat(200), 0, 1, 80],
  ])("is what it is written with: %s", (description, digits, letters, length) => {
    const signals = signalsOf([rowOf({ description })], "description");
    expect(signals?.digits).toBeCloseTo(digits);
    expect(signals?.letters).toBeCloseTo(letters);
    expect(signals?.length).toBe(length);
  });

  it("is whether its amount is a sum that the document states", () => {
    const context = contextOf("Total 20.00");
    expect(signalsOf([kite], "netTotal", context)?.isTotal).toBe(1);
    expect(signalsOf([rowOf({ netTotal: "19.00" })], "netTotal", context)?.isTotal).toBe(0);
    expect(signalsOf([rowOf({ description: "Kite" })], "description", context)?.isTotal).toBe(0);
  });

  it("is how many lines lie down to the next row of its page", () => {
    const at = (line: number, page = 1) => rowOf({ netTotal: "1.00" }, { line, page });
    const rows = [at(1), at(4), at(40), at(2, 2)];
    const spans = cellSignals(rows, contextOf()).map(({ netTotal }) => netTotal?.span);
    expect(spans).toEqual([3, 8, 0, 0]);
  });

  it("is how clearly the words in its place were read, and their height in lines", () => {
    const context = contextOf("Kite\nred\n\nTotal 20.00");
    const [first, second] = context.layout.lines;
    if (!first || !second) throw new Error("two lines are wanted");
    const box = (last: typeof first) => {
      const [left, top] = first.tokens[0]?.box ?? [0, 0];
      return [left, top, 0.5, last.tokens[0]?.box[3] ?? 0] as [number, number, number, number];
    };
    const placed = (last: typeof first) => {
      const row = rowOf({ description: "Kite red" });
      const cell = row.item.cells.description;
      if (!cell) throw new Error("a cell is wanted");
      row.item.cells.description = { ...cell, place: { page: 1, box: box(last) } };
      return signalsOf([row], "description", context);
    };
    expect(placed(first)).toMatchObject({ placed: 1, reading: 1 });
    expect(placed(first)?.height).toBeCloseTo(1);
    expect(placed(second)?.height).toBeCloseTo(2.2);
    expect(signalsOf([kite], "description", context)).toMatchObject({ placed: 0, reading: 1, height: 0 });
  });

  it("is told of one row at a time as of all", () => {
    const rows = [kite, rowOf({ netTotal: "5.00" }, { line: 3 })];
    const told = cellSignalsIn(rows, contextOf());
    expect(rows.map(told)).toEqual(cellSignals(rows, contextOf()));
  });
});
