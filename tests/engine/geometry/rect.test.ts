import { median } from "@engine/geometry/median";
import { heightOf, holdsMiddle, isInside, overlapX, overlapY, unionOf, widthOf } from "@engine/geometry/rect";
import { expect, test } from "vitest";

const rect = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test("the union holds both", () => {
  expect(unionOf([rect(0, 2, 4, 3), rect(1, 0, 5, 1)])).toEqual(rect(0, 0, 5, 3));
  expect(widthOf(rect(1, 2, 4, 8))).toBe(3);
  expect(heightOf(rect(1, 2, 4, 8))).toBe(6);
});

test("overlap is what is shared, and negative for a gap", () => {
  expect(overlapX(rect(0, 0, 4, 1), rect(3, 5, 9, 6))).toBe(1);
  expect(overlapX(rect(0, 0, 4, 1), rect(6, 0, 9, 1))).toBe(-2);
  expect(overlapY(rect(0, 0, 4, 3), rect(6, 1, 9, 9))).toBe(2);
});

test("edges are inside", () => {
  expect(isInside([1, 2], rect(1, 0, 3, 2))).toBe(true);
  expect(isInside([3.1, 1], rect(1, 0, 3, 2))).toBe(false);
});

test("two words are one where either holds the other's middle", () => {
  expect(holdsMiddle(rect(0, 0, 10, 2), rect(8, 0, 11, 2))).toBe(true);
  expect(holdsMiddle(rect(8, 0, 11, 2), rect(0, 0, 10, 2))).toBe(true);
  expect(holdsMiddle(rect(0, 0, 10, 2), rect(9, 0, 13, 2))).toBe(false);
});

test("the median of an even number is the upper one, of none 0", () => {
  const values = [5, 1, 4, 2];
  expect(median(values)).toBe(4);
  expect(median([])).toBe(0);
  expect(values).toEqual([5, 1, 4, 2]);
});
