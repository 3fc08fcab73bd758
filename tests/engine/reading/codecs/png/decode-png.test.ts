import { decodePng } from "@engine/reading/codecs/png/decode-png";
import { makePng, type PngParts } from "@tests/support/make-png";
import { refusedReading } from "@tests/support/refused-reading";
import { describe, expect, test } from "vitest";

const one = { width: 2, height: 1 } as const;

const colourKinds: [string, PngParts, number[]][] = [
  ["1 bit grey", { ...one, depth: 1, colour: 0, rows: [[0, 0b01000000]] }, [0, 255]],
  ["2 bit grey", { ...one, depth: 2, colour: 0, rows: [[0, 0b01100000]] }, [85, 170]],
  ["4 bit grey", { ...one, depth: 4, colour: 0, rows: [[0, 0x1f]] }, [17, 255]],
  ["8 bit grey", { ...one, depth: 8, colour: 0, rows: [[0, 7, 200]] }, [7, 200]],
  ["16 bit grey", { ...one, depth: 16, colour: 0, rows: [[0, 7, 99, 200, 1]] }, [7, 200]],
  ["8 bit colour", { ...one, depth: 8, colour: 2, rows: [[0, 255, 0, 0, 0, 255, 0]] }, [76, 149]],
  [
    "16 bit colour",
    { ...one, depth: 16, colour: 2, rows: [[0, 255, 9, 0, 9, 0, 9, 0, 9, 255, 9, 0, 9]] },
    [76, 149],
  ],
  ["grey with opacity", { ...one, depth: 8, colour: 4, rows: [[0, 0, 255, 0, 0]] }, [0, 255]],
  [
    "16 bit grey with opacity",
    { ...one, depth: 16, colour: 4, rows: [[0, 0, 0, 255, 255, 0, 0, 0, 0]] },
    [0, 255],
  ],
  [
    "colour with opacity",
    { ...one, depth: 8, colour: 6, rows: [[0, 255, 255, 255, 255, 0, 0, 0, 51]] },
    [255, 204],
  ],
  [
    "palette with opacity",
    { ...one, depth: 4, colour: 3, rows: [[0, 0x01]], palette: [0, 0, 0, 0, 0, 0], transparency: [255, 0] },
    [0, 255],
  ],
  [
    "grey with a transparent level",
    { ...one, depth: 8, colour: 0, rows: [[0, 7, 8]], transparency: [0, 7] },
    [255, 8],
  ],
  [
    "colour with a transparent colour",
    { ...one, depth: 8, colour: 2, rows: [[0, 1, 2, 3, 1, 2, 4]], transparency: [0, 1, 0, 2, 0, 3] },
    [255, 1],
  ],
];

describe("PNG to grey", () => {
  test.each(colourKinds)("%s", async (_name, parts, expected) => {
    const image = await decodePng(makePng(parts), 1000);
    expect([...image.data]).toEqual(expected);
  });

  test("every row filter is undone", async () => {
    const rows = [
      [0, 10, 20, 30],
      [1, 10, 10, 10],
      [2, 1, 1, 1],
      [3, 5, 5, 5],
      [4, 1, 1, 1],
    ];
    const image = await decodePng(makePng({ width: 3, height: 5, depth: 8, colour: 0, rows }), 1000);
    expect([...image.data]).toEqual([10, 20, 30, 10, 20, 30, 11, 21, 31, 10, 20, 30, 11, 21, 31]);
  });

  test("an interlaced picture comes together from its seven passes", async () => {
    // 3 x 3 pixels in the order of Adam7: only passes 1, 4, 5, 6 and 7 hold any.
    const rows = [
      [0, 1],
      [0, 3],
      [0, 7, 9],
      [0, 2],
      [0, 8],
      [0, 4, 5, 6],
    ];
    const parts: PngParts = { width: 3, height: 3, depth: 8, colour: 0, rows, interlaced: true };
    const image = await decodePng(makePng(parts), 1000);
    expect([...image.data]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("a picture beyond the wanted size is halved", async () => {
    const rows = [
      [0, 0, 100, 50, 50],
      [0, 0, 100, 50, 50],
    ];
    const image = await decodePng(makePng({ width: 4, height: 2, depth: 8, colour: 0, rows }), 2);
    expect(image).toEqual({ width: 2, height: 1, data: Uint8Array.of(50, 50) });
  });

  const whole = makePng({
    width: 40,
    height: 40,
    depth: 8,
    colour: 0,
    rows: Array(40).fill(Array(41).fill(0)),
  });
  const huge = makePng({ width: 20_000, height: 20_000, depth: 8, colour: 0, rows: [[0]] });
  const missingRows = makePng({ width: 2, height: 9, depth: 8, colour: 0, rows: [[0, 1, 2]] });
  const oddFilter = makePng({ width: 2, height: 1, depth: 8, colour: 0, rows: [[9, 1, 2]] });
  test.each([
    ["cut off", whole.subarray(0, whole.length - 20), "damaged"],
    ["with rows missing", missingRows, "damaged"],
    ["with an unknown filter", oddFilter, "damaged"],
    ["of 400 megapixels", huge, "too-many-pixels"],
  ])("a file %s is refused", async (_name, file, problem) => {
    expect(await refusedReading(() => decodePng(file, 1e6))).toBe(problem);
  });
});
