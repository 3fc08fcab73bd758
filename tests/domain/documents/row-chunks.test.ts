import type { FoundValue, LineItem } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import {
  addedTotals,
  bestRow,
  chunked,
  chunksWith,
  cutRows,
  rowsPerChunk,
  totalsOf,
} from "~/domain/documents/row-chunks";

const found = (value: string): FoundValue => ({
  value,
  raw: value,
  confidence: 0.9,
  reasons: [],
  place: { page: 1, box: [0.1, 0.1, 0.2, 0.2] },
});
const row = (netTotal: string, arithmetic: LineItem["arithmetic"] = "agrees"): LineItem => ({
  cells: { netTotal: found(netTotal) },
  arithmetic,
});
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(`${at}.10`));

describe("the rows of a long table", () => {
  it("stand in the database while they are few and short", () => {
    expect(chunked(rows(40))).toBeNull();
    expect(chunked(rows(rowsPerChunk + 1))?.map((piece) => piece.length)).toEqual([126, 125]);
    const wordy = { cells: { description: found("x".repeat(4_000)) }, arithmetic: "untested" as const };
    expect(chunked(Array.from({ length: 30 }, () => wordy))).toHaveLength(1);
  });

  it("are cut without losing one, none of the pieces too large", () => {
    const wordy = { cells: { description: found("x".repeat(40_000)) }, arithmetic: "untested" as const };
    for (const list of [rows(0), rows(1), rows(2_100), Array.from({ length: 200 }, () => wordy)]) {
      const cut = cutRows(list);
      expect(cut.flat()).toEqual(list);
      expect(Math.max(0, ...cut.map((piece) => JSON.stringify(piece).length))).toBeLessThan(1_100_000);
    }
  });

  it("come to the same sums in pieces as together", () => {
    const list = [...rows(600), row("", "differs"), row("-3.00", "untested")];
    expect(addedTotals(cutRows(list).map(totalsOf))).toEqual(totalsOf(list));
    expect(totalsOf(list)).toMatchObject({ rows: 602, tested: 601, agree: 600, pages: [1, 1] });
    expect(bestRow(totalsOf(list))[0]?.cells.netTotal?.confidence).toBe(0.9);
    expect(bestRow(totalsOf([]))).toEqual([]);
  });

  it("are found by their numbers", () => {
    const pieces = cutRows(rows(750)).map((piece, at) => ({ hash: String(at), ...totalsOf(piece) }));
    const at = (first: number, count: number) => chunksWith(pieces, { first, count }).map((one) => one.at);
    expect(pieces.map((piece) => piece.rows)).toEqual([250, 250, 250]);
    expect([at(0, 1), at(249, 1), at(249, 2), at(0, 9_999)]).toEqual([[0], [0], [0, 1], [0, 1, 2]]);
    // A place between two rows belongs to the one before it.
    expect([at(250, 0), at(300, 0), at(750, 0), at(0, 0)]).toEqual([[0], [1], [2], []]);
  });
});
