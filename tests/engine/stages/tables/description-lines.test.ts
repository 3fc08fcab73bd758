import { nameLength, textLimit } from "@engine/stages/tables/description-lines";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";

const linesOf = (typed: string) => linesIn(typed).map((line) => line.tokens);
const length = (typed: string, limit: number) => nameLength(linesOf(typed), limit);

describe("how many lines of a description say what the item is", () => {
  it.each([
    ["one", "Oak panel", 0.5, 1],
    ["two where the first is full", "Oak panel polished\ntwice by hand in the workshop", 0.19, 2],
    ["one where the second had room above", "Oak panel\nDelivered to the site in Leeds on Monday", 0.9, 1],
    [
      "two where the first ends in the middle",
      "Oak panel with\nBrass fittings and hinges for the doors",
      0.9,
      2,
    ],
    [
      "two where the second begins in the middle",
      "Oak panel\n(polished twice by hand in the workshop)",
      0.9,
      2,
    ],
    ["two where the second is short", "Oak panel for the inner doors\nNatural finish", 0.9, 2],
    ["one before an attribute", "Oak panel polished\nSerial: 4711", 0.19, 1],
    ["one before a point of a list", "Oak panel polished\n• Natural", 0.19, 1],
    ["one before a gap", "Oak panel polished\n\n\ntwice", 0.19, 1],
    ["one before an indented line", "Oak panel polished\n     twice by hand", 0.19, 1],
  ])("%s", (_what, typed, limit, lines) => {
    expect(length(typed, limit)).toBe(lines);
  });

  it("is none without lines", () => {
    expect(nameLength([], 0.5)).toBe(0);
  });
});

it("the text of a column ends with its longest line that does not reach the next column", () => {
  const lines = linesOf("Oak panel\nOak panel polished\nOak panel polished twice by hand");
  const rights = lines.map((tokens) => tokens.at(-1)?.right ?? 0);
  expect(textLimit(lines, 0.25)).toBe(rights[1]);
  expect(textLimit(lines, 0.9)).toBe(rights[2]);
  expect(textLimit([], 0.25)).toBe(0.25);
});
