import { loneDots } from "@engine/reading/ocr/lone-dots";
import { makeGrey } from "@tests/support/make-grey";
import { expect, it } from "vitest";

/** A line of print 20 pixels high, drawn by columns: "|" is a stroke, "." ink at the foot, "'" ink at the top. */
function dotsIn(columns: string) {
  const drawn = [...columns];
  const image = makeGrey(drawn.length, 20, (x, y) => {
    const column = drawn[x];
    const isInk = column === "|" || (column === "." && y >= 16) || (column === "'" && y < 4);
    return isInk ? 20 : 230;
  });
  return loneDots(image, { left: 0, top: 0, right: drawn.length, bottom: 20 });
}

it.each([
  ["a point between digits", "|| .. ||", [{ start: 3, end: 5 }]],
  [
    "two points",
    "| .. | ... |",
    [
      { start: 2, end: 4 },
      { start: 7, end: 10 },
    ],
  ],
  ["the foot of a digit", "||.. ||", []],
  ["a foot that leads to a digit", "|| ..||", []],
  ["a dash on the baseline", "|| .......... ||", []],
  ["an apostrophe", "|| '' ||", []],
  ["nothing", "        ", []],
  ["a point at the edge", ".. ||", []],
])("%s: %s", (_what, columns, dots) => {
  expect(dotsIn(columns)).toEqual(dots);
});
