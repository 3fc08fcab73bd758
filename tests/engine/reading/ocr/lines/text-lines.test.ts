import type { InkPiece } from "@engine/reading/ocr/lines/ink-pieces";
import { textLines } from "@engine/reading/ocr/lines/text-lines";
import { describe, expect, test } from "vitest";

function piece(left: number, top: number, width = 10, height = 20): InkPiece {
  return { left, top, right: left + width, bottom: top + height, pixels: width * height };
}

function word(left: number, top: number, letters = 5): InkPiece[] {
  return Array.from({ length: letters }, (_, place) => piece(left + place * 14, top));
}

function edges(pieces: InkPiece[]) {
  return textLines(pieces).map(({ left, top, right, bottom }) => [left, top, right, bottom]);
}

describe("lines of text", () => {
  test("letters beside each other are a line, letters below a second one", () => {
    expect(edges([...word(10, 40), ...word(10, 10)])).toEqual([
      [10, 10, 76, 30],
      [10, 40, 76, 60],
    ]);
  });

  test("a gap of columns divides a line, a gap of words does not", () => {
    expect(edges([...word(0, 0), ...word(90, 0), ...word(300, 0)])).toEqual([
      [0, 0, 156, 20],
      [300, 0, 366, 20],
    ]);
  });

  test("a line that drifts downwards stays one line", () => {
    const drifting = Array.from({ length: 40 }, (_, place) => piece(place * 14, place));
    expect(edges(drifting)).toEqual([[0, 0, 556, 59]]);
  });

  test("points and dashes belong to the line around them and widen it", () => {
    const dash = piece(80, 8, 8, 4);
    const lines = textLines([...word(0, 0), dash]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ right: 88, top: 0, bottom: 20 });
    expect(lines[0]?.pieces).toContain(dash);
  });

  test("rulings, pictures and specks are no lines", () => {
    const text = word(0, 0, 9);
    expect(edges([...text, piece(0, 50, 300, 3), piece(0, 100, 200, 200), piece(5, 400, 1, 2)])).toEqual([
      [0, 0, 122, 20],
    ]);
  });

  test("no pieces, no lines", () => {
    expect(textLines([])).toEqual([]);
  });
});
