import { dividedInk, inkThreshold } from "@engine/reading/image/divided-ink";
import { makeGrey } from "@tests/support/make-grey";
import { expect, test } from "vitest";

test.each([
  [20, 240],
  [180, 240],
  [3, 9],
])("ink of level %i is told from paper of level %i", (ink, paper) => {
  const page = makeGrey(40, 40, (x, y) => (x % 8 === 0 && y > 10 ? ink : paper) + (y % 2));
  const threshold = inkThreshold(page);
  expect(threshold).toBeGreaterThanOrEqual(ink + 1);
  expect(threshold).toBeLessThan(paper);
});

test("a picture comes back as its ink", () => {
  const letter = ["..##", ".#.#", "####"].map((row) => [...row].map((cell) => (cell === "#" ? 40 : 230)));
  const page = makeGrey(4, 3, (x, y) => letter[y]?.[x] ?? 0);
  expect([...dividedInk(page)]).toEqual([0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1]);
});

test("of one tone nothing can be divided", () => {
  expect(inkThreshold(makeGrey(9, 9, () => 128))).toBe(0);
});
