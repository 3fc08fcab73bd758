import { layoutSimilarity, layoutSketch } from "@engine/training/layout-sketch";
import { printedPage } from "@tests/support/printed-page";
import { expect, it } from "vitest";

const printed = Array.from(
  { length: 60 },
  (_, index) => `wording${String.fromCharCode(97 + (index % 26))}${"x".repeat(index / 26)}`,
);
const sketchOf = (lines: string[]) => layoutSketch([printedPage(lines)]);

it("a form filled in with other figures keeps its likeness", () => {
  const filled = (number: string) => sketchOf([...printed, `Number ${number}`, "Total 12.00"]);
  expect(layoutSimilarity(filled("4711"), filled("8266"))).toBe(1);
});

it("half of the words in common is about a third of all of them", () => {
  const likeness = layoutSimilarity(sketchOf(printed.slice(0, 40)), sketchOf(printed.slice(20)));
  expect(likeness).toBeGreaterThan(0.2);
  expect(likeness).toBeLessThan(0.5);
});

it("documents without words are not alike", () => {
  expect(layoutSimilarity(sketchOf([]), sketchOf([]))).toBe(0);
  expect(layoutSketch([])).toEqual([]);
});
