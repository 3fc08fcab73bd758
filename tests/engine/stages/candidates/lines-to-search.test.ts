import { linesToSearch } from "@engine/stages/candidates/lines-to-search";
import type { LabelHit } from "@engine/stages/labels/find-labels";
import type { Line } from "@engine/stages/layout/line";
import { expect, test } from "vitest";

const linesOf = (pages: number, onPage: number): Line[] =>
  Array.from({ length: pages * onPage }, (_, index) => {
    const [frame, parts] = [
      { left: 0, top: 0, right: 1, bottom: 1 },
      { tokens: [], segments: [], starts: [] },
    ];
    return { ...frame, ...parts, text: "", page: 1 + Math.floor(index / onPage), index };
  });
const labelsOn = (...lines: number[]) => new Map(lines.map((line) => [line, [{} as LabelHit]]));
const pagesIn = (lines: readonly Line[]) => [...new Set(lines.map(({ page }) => page))];

test("all lines of a usual document are looked at", () => {
  const lines = linesOf(30, 100);
  expect(linesToSearch({ lines }, labelsOn())).toBe(lines);
});

test("of a long document the first and last three pages are, and the three lines below a label", () => {
  const found = linesToSearch({ lines: linesOf(40, 100) }, labelsOn(1_500, 2_099));
  expect(pagesIn(found)).toEqual([1, 2, 3, 16, 21, 38, 39, 40]);
  expect(found.filter(({ page }) => page === 16).map(({ index }) => index)).toEqual([
    1_500, 1_501, 1_502, 1_503,
  ]);
  // A label at the foot of a page says nothing of the next one.
  expect(found.filter(({ page }) => page === 21)).toHaveLength(1);
  expect(found.filter(({ page }) => page === 22)).toEqual([]);
});

test("labels on every line make it no longer than a usual document, and its last pages stay", () => {
  const lines = linesOf(200, 100);
  const found = linesToSearch({ lines }, labelsOn(...lines.keys()));
  expect(found).toHaveLength(3_000);
  expect(found.at(-1)?.index).toBe(19_999);
  expect(pagesIn(found).slice(-3)).toEqual([198, 199, 200]);
});
