import { areLevel, inRows, isLetterHigh, turned } from "@engine/reading/image/letter-rows";
import { expect, test } from "vitest";

const letter = (left: number, top = 100, high = 14) => ({ left, top, right: left + 10, bottom: top + high });
const word = (count: number, top = 100) =>
  Array.from({ length: count }, (_, at) => letter(50 + at * 14, top));

test("letters beside each other stand in a row, from the shortest that counts", () => {
  expect(inRows(word(4), 4)).toHaveLength(4);
  expect(inRows(word(3), 4)).toEqual([]);
});

test("two lines are two rows, and what stands alone is in none", () => {
  const alone = letter(600, 300);
  expect(inRows([...word(5), alone, ...word(5, 160)], 4)).toHaveLength(10);
  expect(inRows([...word(5), alone, ...word(5, 160)], 6)).toEqual([]);
});

test.each([
  ["on one line", letter(14, 97, 17), true],
  ["hanging from one line", letter(14, 100, 18), true],
  ["neither", letter(14, 105, 18), false],
  ["on one line, far larger", letter(14, 60, 54), false],
])("neighbours %s are level: %s", (_case, other, expected) => {
  expect(areLevel(letter(0), other)).toBe(expected);
});

test("pieces that go up and down are a row only where being level is not asked for", () => {
  const uneven = word(6).map((piece, at) => ({
    ...piece,
    top: piece.top + (at % 2) * 6,
    bottom: piece.bottom + (at % 2) * 6,
  }));
  expect(inRows(uneven, 6)).toHaveLength(6);
  expect(inRows(uneven, 6, areLevel)).toEqual([]);
});

test("text that lies on its side is a row when it is turned", () => {
  const lying = word(6).map(turned);
  expect(inRows(lying, 6)).toEqual([]);
  expect(inRows(lying.map(turned), 6)).toHaveLength(6);
});

test.each([
  [{ left: 0, top: 0, right: 3, bottom: 4 }, false],
  [{ left: 0, top: 0, right: 2, bottom: 8 }, true],
  [{ left: 0, top: 0, right: 300, bottom: 250 }, false],
])("specks and pictures are no letters: %j", (piece, expected) => {
  expect(isLetterHigh(piece)).toBe(expected);
});
