import { orient } from "@engine/reading/image/orient";
import { turnQuarters } from "@engine/reading/image/turn-quarters";
import { describe, expect, test } from "vitest";

// The letter L as a 2 x 3 picture: a stem on the left, a foot to the right.
const upright = { width: 2, height: 3, data: Uint8Array.of(0, 9, 0, 9, 0, 0) };

describe("bringing a picture upright", () => {
  test.each([
    [1, [0, 9, 0, 9, 0, 0], 2],
    [2, [9, 0, 9, 0, 0, 0], 2],
    [3, [0, 0, 9, 0, 9, 0], 2],
    [4, [0, 0, 0, 9, 0, 9], 2],
    [5, [0, 0, 0, 9, 9, 0], 3],
    [6, [9, 9, 0, 0, 0, 0], 3],
    [7, [0, 9, 9, 0, 0, 0], 3],
    [8, [0, 0, 0, 0, 9, 9], 3],
  ])("what is stored with orientation %i is undone", (orientation, stored, width) => {
    const image = { width, height: 6 / width, data: Uint8Array.from(stored) };
    expect(orient(image, orientation)).toEqual(upright);
  });

  test("an unknown orientation leaves the picture alone", () => {
    expect(orient(upright, 0)).toBe(upright);
  });

  test.each([-5, -1, 0, 1, 2, 3, 4, 7])("%i quarter turns and back change nothing", (turns) => {
    expect(turnQuarters(turnQuarters(upright, turns), -turns)).toEqual(upright);
  });

  test("one quarter turn is clockwise", () => {
    expect([...turnQuarters(upright, 1).data]).toEqual([0, 0, 0, 0, 9, 9]);
  });
});
