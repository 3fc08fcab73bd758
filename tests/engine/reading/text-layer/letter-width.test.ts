import { letterWidth } from "@engine/reading/text-layer/letter-width";
import { expect, it } from "vitest";

it.each([
  ["i", "m"],
  ["l", "W"],
  [".", "0"],
  [" ", "a"],
  ["a", "漢"],
  ["ł", "Ł"],
])("%j is narrower than %j", (narrow, wide) => {
  expect(letterWidth(narrow)).toBeLessThan(letterWidth(wide));
});

it.each([
  ["é", "e"],
  ["Ü", "U"],
  ["\u00a0", " "],
  ["0", "9"],
])("%j is as wide as %j", (one, other) => {
  expect(letterWidth(one)).toBe(letterWidth(other));
});
