import { unfilterRow } from "@engine/reading/codecs/png/unfilter-row";
import { ReadingError } from "@engine/reading/reading-error";
import { expect, it } from "vitest";
import { seededRandom } from "../../../../../lab/samples/seeded-random";

const undone = (filter: number, row: number[], previous: number[], distance: number) => {
  const bytes = Uint8Array.from(row);
  unfilterRow(filter, bytes, Uint8Array.from(previous), distance);
  return [...bytes];
};

it.each([
  ["none", 0, [1, 2, 3], [9, 9, 9], 1, [1, 2, 3]],
  ["left", 1, [1, 2, 3], [9, 9, 9], 1, [1, 3, 6]],
  ["left of whole pixels", 1, [1, 2, 3, 4], [9, 9, 9, 9], 2, [1, 2, 4, 6]],
  ["above", 2, [1, 2, 3], [10, 20, 30], 1, [11, 22, 33]],
  ["mean", 3, [10, 10, 10], [10, 20, 31], 1, [15, 27, 39]],
  ["Paeth", 4, [1, 1, 1], [10, 20, 30], 1, [11, 21, 31]],
  ["left beyond a byte", 1, [200, 100], [0, 0], 1, [200, 44]],
])("the filter %s is undone", (_name, filter, row, previous, distance, expected) => {
  expect(undone(filter, row, previous, distance)).toEqual(expected);
});

it("an unknown filter is damage", () => {
  expect(() => undone(5, [1], [0], 1)).toThrow(ReadingError);
});

it("Paeth takes back what it was made with", () => {
  const random = seededRandom(11);
  const bytes = (length: number) => Array.from({ length }, () => Math.floor(random() * 256));
  for (let turn = 0; turn < 20; turn += 1) {
    const [row, above] = [bytes(24), bytes(24)];
    const filtered = row.map((value, at) => {
      const left = row[at - 3] ?? 0;
      const up = above[at] ?? 0;
      const corner = above[at - 3] ?? 0;
      const near = [left, up, corner].sort(
        (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b),
      )[0];
      return (value - (near ?? 0)) & 255;
    });
    expect(undone(4, filtered, above, 3)).toEqual(row);
  }
});
