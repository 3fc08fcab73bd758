import type { FoundValue, LineItem } from "@engine/results/extraction-result";
import type { TableMemory } from "@engine/stages/memory/table-memory";
import type { ItemRow } from "@engine/stages/tables/item-row";
import { withRememberedCells } from "@engine/stages/tables/with-remembered-cells";
import { describe, expect, it } from "vitest";

/** Cells as "value" at a place in tenths of the width; without a place they were worked out. */
type Written = Record<string, readonly [value: string, at: number | null]>;

function rowOf(written: Written, arithmetic: LineItem["arithmetic"] = "untested"): ItemRow {
  const cells = Object.entries(written).map(([key, [value, at]]): [string, FoundValue] => {
    const place =
      at === null
        ? null
        : { page: 1, box: [at / 10, 0.5, at / 10 + 0.05, 0.52] as [number, number, number, number] };
    return [key, { value, raw: value, confidence: 0.8, place, reasons: [] }];
  });
  return { item: { cells: Object.fromEntries(cells), arithmetic }, page: 1, line: 4, cents: undefined };
}

function memoryOf(...keys: string[]): TableMemory {
  const columns = keys.map((key) => ({
    key,
    left: 0,
    right: 1,
    from: 0,
    to: 0,
    open: false,
    always: true,
  }));
  return { columns, opening: "", closing: "", rows: "usual", cells: [] };
}

function valuesOf({ item }: ItemRow): Record<string, string> {
  return Object.fromEntries(Object.entries(item.cells).map(([key, { value }]) => [key, value]));
}

describe("a row that lacks what confirmed rows had", () => {
  it("gets the tax that was taken for a rate, and has no rate any more", () => {
    const usual = rowOf({ netTotal: ["7.68", 8], taxRate: ["0", 7] });
    const known = rowOf({ netTotal: ["7.68", 8], lineTax: ["0.00", 7] });
    const row = withRememberedCells(usual, known, memoryOf("netTotal", "lineTax"), []);
    expect(valuesOf(row)).toEqual({ netTotal: "7.68", lineTax: "0.00" });
  });

  it("gets quantity and price, and is proven where these agree", () => {
    const usual = rowOf({ netTotal: ["8.00", 8] });
    const known = rowOf({ quantity: ["2", 5], unitPrice: ["4", 6], netTotal: ["8.00", 8] }, "agrees");
    const row = withRememberedCells(usual, known, memoryOf("quantity", "unitPrice", "netTotal"), []);
    expect(valuesOf(row)).toEqual({ netTotal: "8.00", quantity: "2", unitPrice: "4" });
    expect(row.item.arithmetic).toBe("agrees");
  });

  it("keeps its price where the remembered column of rates would take it", () => {
    const usual = rowOf({ unitPrice: ["15", 6], netTotal: ["30.00", 8] });
    const known = rowOf({ taxRate: ["15", 6], netTotal: ["30.00", 8] });
    const row = withRememberedCells(usual, known, memoryOf("unitPrice", "taxRate", "netTotal"), []);
    expect(valuesOf(row)).toEqual({ unitPrice: "15", netTotal: "30.00" });
  });

  it("gets the code off the front of its description", () => {
    const usual = rowOf({ description: ["07-1452 Standard", 1], netTotal: ["4.00", 8] });
    const known = rowOf({ itemCode: ["07-1452", 1], description: ["Standard screws", 2] });
    const row = withRememberedCells(usual, known, memoryOf("itemCode", "description"), []);
    expect(valuesOf(row)).toEqual({ itemCode: "07-1452", description: "Standard screws", netTotal: "4.00" });
  });

  it("gets nothing that was only worked out, nor a column that nobody confirmed", () => {
    const usual = rowOf({ netTotal: ["8.00", 8] });
    const known = rowOf({ quantity: ["2", null], unitPrice: ["4", 6], netTotal: ["8.00", 8] });
    const row = withRememberedCells(usual, known, memoryOf("quantity", "netTotal"), []);
    expect(valuesOf(row)).toEqual({ netTotal: "8.00" });
  });
});
