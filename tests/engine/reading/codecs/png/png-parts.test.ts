import { crc32 } from "@engine/reading/codecs/png/crc-32";
import { shrinkingRows } from "@engine/reading/codecs/png/downscaled-rows";
import { lumaOf } from "@engine/reading/codecs/png/luma-of";
import { overWhite } from "@engine/reading/codecs/png/over-white";
import { pngChunks } from "@engine/reading/codecs/png/png-chunks";
import { ReadingError } from "@engine/reading/reading-error";
import { describe, expect, it } from "vitest";

it.each([
  ["123456789", 0xcbf43926],
  ["IEND", 0xae426082],
  ["", 0],
])("the check sum of %j", (text, sum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(sum);
});

it.each([
  [0, 0, 0, 0],
  [255, 255, 255, 255],
  [255, 0, 0, 76],
  [0, 255, 0, 149],
  [0, 0, 255, 28],
])("red %i, green %i, blue %i is grey %i", (red, green, blue, grey) => {
  expect(lumaOf(red, green, blue)).toBe(grey);
});

it.each([
  [0, 255, 0],
  [0, 0, 255],
  [100, 0, 255],
  [0, 128, 127],
  [255, 90, 255],
])("grey %i with opacity %i is %i on paper", (grey, opacity, shown) => {
  expect(overWhite(grey, opacity)).toBe(shown);
});

describe("rows that are shrunk as they come", () => {
  const shrunk = (rows: number[][], factor: number) => {
    const builder = shrinkingRows(rows[0]?.length ?? 0, rows.length, factor);
    for (const [y, row] of rows.entries()) builder.add(y, Uint8Array.from(row));
    return { ...builder.image, data: [...builder.image.data] };
  };

  it("become the means of whole cells", () => {
    const rows = [
      [0, 100, 10, 10, 99],
      [100, 200, 10, 30, 99],
      [0, 0, 8, 8, 99],
      [0, 0, 8, 8, 99],
      [77, 77, 77, 77, 77],
    ];
    expect(shrunk(rows, 2)).toEqual({ width: 2, height: 2, data: [100, 15, 0, 8] });
  });

  it("stay as they are by a factor of one", () => {
    expect(
      shrunk(
        [
          [1, 2],
          [3, 4],
        ],
        1,
      ).data,
    ).toEqual([1, 2, 3, 4]);
  });
});

describe("the chunks of a file", () => {
  const chunk = (type: string, data: number[]) => [
    0,
    0,
    0,
    data.length,
    ...new TextEncoder().encode(type),
    ...data,
    0,
    0,
    0,
    0,
  ];
  const file = (...chunks: number[][]) => Uint8Array.from([...new Uint8Array(8), ...chunks.flat()]);

  it("are walked up to the end mark", () => {
    const bytes = file(chunk("IHDR", [1, 2]), chunk("IDAT", []), chunk("IEND", []), chunk("tEXt", [9]));
    expect([...pngChunks(bytes)].map(({ type, data }) => [type, ...data])).toEqual([
      ["IHDR", 1, 2],
      ["IDAT"],
    ]);
  });

  it.each([
    ["without an end mark", file(chunk("IHDR", [1]))],
    ["cut within a chunk", file(chunk("IHDR", [1, 2, 3])).subarray(0, 20)],
    [
      "with a length beyond the file",
      Uint8Array.from([...new Uint8Array(8), 255, 255, 255, 255, 1, 2, 3, 4, 5, 6, 7, 8]),
    ],
    ["of nothing", new Uint8Array()],
  ])("are damaged %s", (_what, bytes) => {
    expect(() => [...pngChunks(bytes)]).toThrow(ReadingError);
  });
});
