import { expect, it } from "vitest";
import { nextWord } from "~/components/documents/next-word";
import type { ShownWord } from "~/components/documents/review";

const word = (text: string, left: number, top: number): ShownWord => [
  text,
  [left, top, left + 0.08, top + 0.02],
];

/** Two lines of three words, and one further down at the right. */
const words = [
  word("Invoice", 0.1, 0.1),
  word("number", 0.2, 0.1),
  word("8841", 0.8, 0.1),
  word("Date", 0.1, 0.13),
  word("of", 0.2, 0.131),
  word("issue", 0.3, 0.13),
  word("Total", 0.8, 0.5),
];
const from = (text: string) => words.findIndex(([name]) => name === text);

it.each([
  ["Invoice", "ArrowRight", "number"],
  ["Invoice", "ArrowLeft", null],
  ["Total", "ArrowRight", null],
  ["issue", "Home", "Invoice"],
  ["Invoice", "End", "Total"],
  ["Invoice", "ArrowDown", "Date"],
  ["number", "ArrowDown", "of"],
  ["of", "ArrowUp", "number"],
  ["issue", "ArrowDown", "Total"],
  ["Total", "ArrowUp", "8841"],
  ["Total", "ArrowDown", null],
  ["Invoice", "ArrowUp", null],
  ["Invoice", "Tab", null],
])("from %s, %s leads to %s", (at, key, to) => {
  expect(nextWord(words, from(at), key)).toBe(to === null ? null : from(to));
});
