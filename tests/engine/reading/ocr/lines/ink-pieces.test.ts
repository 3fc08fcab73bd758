import { inkOf } from "@engine/reading/ocr/lines/ink-of";
import { inkPieces } from "@engine/reading/ocr/lines/ink-pieces";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

function pieces(rows: string[]) {
  const width = rows[0]?.length ?? 0;
  const ink = Uint8Array.from(rows.join(""), (cell) => (cell === "#" ? 1 : 0));
  return inkPieces(ink, width, rows.length);
}

describe("pieces of ink", () => {
  test("ink that touches along edges or corners is one piece, with its box and its pixels", () => {
    expect(pieces(["##...", "..#..", "....#"])).toEqual([
      { left: 0, top: 0, right: 3, bottom: 2, pixels: 3 },
      { left: 4, top: 2, right: 5, bottom: 3, pixels: 1 },
    ]);
  });

  test("two strokes that meet further down are one piece", () => {
    expect(pieces(["#...#", "#...#", "#####"])).toEqual([
      { left: 0, top: 0, right: 5, bottom: 3, pixels: 9 },
    ]);
  });

  test("strokes that meet one after another are one piece", () => {
    expect(pieces(["#.#.#", "###.#", "..###"])).toHaveLength(1);
  });

  test("ink at the right edge does not run on into the next row", () => {
    expect(pieces(["...#", "#..."])).toHaveLength(2);
  });

  test("no ink, no pieces", () => {
    expect(pieces(["....", "...."])).toEqual([]);
  });

  test("ink that ends a row does not hang together with what begins the one after the next", () => {
    expect(pieces(["..##", "....", "##.."])).toEqual([
      { left: 2, top: 0, right: 4, bottom: 1, pixels: 2 },
      { left: 0, top: 2, right: 2, bottom: 3, pixels: 2 },
    ]);
  });

  test("a sheet with one speck takes no longer than one with a stroke in every row", () => {
    const [width, height] = [1200, 1800];
    const speck = new Uint8Array(width * height);
    speck[0] = 1;
    const strokes = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) strokes[(y + 1) * width - 1] = 1;
    const timeOf = (ink: Uint8Array) => {
      const before = process.cpuUsage();
      inkPieces(ink, width, height);
      return process.cpuUsage(before).user;
    };
    timeOf(strokes);
    // Searched to its end for every row, the empty sheet took some hundred times as long.
    expect(timeOf(speck)).toBeLessThan(10 * (timeOf(strokes) + 2_000));
  });
});

describe("ink of a picture", () => {
  test("what is darker than the paper around it is ink, on bright paper and in a shadow", () => {
    const picture = makeGrey(200, 80, (x, y) => {
      const paper = x < 100 ? 240 : 190;
      return y >= 30 && y < 50 && x % 50 >= 20 && x % 50 < 25 ? paper - 80 : paper;
    });
    const found = inkPieces(inkOf(picture), 200, 80);
    const strokes = found.filter(({ right, left, top }) => right - left === 5 && top === 30);
    expect(strokes.map(({ left }) => left)).toEqual([20, 70, 120, 170]);
  });

  test("empty paper has no ink", () => {
    expect(inkOf(makeGrey(60, 60, () => 230))).toEqual(new Uint8Array(3600));
  });
});
