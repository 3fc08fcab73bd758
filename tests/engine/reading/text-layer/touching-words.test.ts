import { joinTouching } from "@engine/reading/text-layer/join-touching";
import type { PlacedWord } from "@engine/reading/text-layer/placed-word";
import { withoutDoubles } from "@engine/reading/text-layer/without-doubles";
import { describe, expect, it } from "vitest";

const word = (text: string, left: number, right: number, top = 100, bottom = 110): PlacedWord => ({
  text,
  left,
  top,
  right,
  bottom,
});
const texts = (words: PlacedWord[]) => words.map(({ text }) => text);

describe("pieces of a word", () => {
  it.each([
    ["touch", [word("To", 0, 10), word("tal", 10, 25)], ["Total"]],
    ["lie over each other a little", [word("To", 0, 10), word("tal", 8, 25)], ["Total"]],
    ["stand a hair apart", [word("To", 0, 10), word("tal", 10.7, 25)], ["Total"]],
    ["stand a blank apart", [word("To", 0, 10), word("tal", 12.5, 25)], ["To", "tal"]],
    ["lie over each other by half", [word("To", 0, 10), word("tal", 5, 25)], ["To", "tal"]],
    ["stand on two lines", [word("To", 0, 10), word("tal", 10, 25, 115, 125)], ["To", "tal"]],
    ["are of two sizes", [word("To", 0, 10), word("2", 10, 14, 100, 105)], ["To", "2"]],
    ["are three", [word("T", 0, 5), word("ot", 5, 15), word("al", 15, 25)], ["Total"]],
    ["are none", [], []],
  ])("that %s", (_how, words, expected) => {
    expect(texts(joinTouching(words))).toEqual(expected);
  });

  it("cover all of the word, and stay as they were", () => {
    const [first, second] = [word("To", 0, 10), word("tal", 10, 25)];
    expect(joinTouching([first, second])).toEqual([word("Total", 0, 25)]);
    expect(first.text).toBe("To");
  });
});

describe("a word drawn twice", () => {
  it.each([
    ["on the same spot", [word("Total", 0, 50), word("Total", 0.5, 50.5)], 1],
    ["three times", [word("Total", 0, 50), word("Total", 1, 51), word("Total", 0, 50)], 1],
    ["beside itself", [word("12.50", 0, 50), word("12.50", 60, 110)], 2],
    ["below itself", [word("12.50", 0, 50), word("12.50", 0, 50, 105, 115)], 2],
    ["over another word", [word("Total", 0, 50), word("Sum", 0, 50)], 2],
  ])("%s", (_how, words, count) => {
    expect(withoutDoubles(words)).toHaveLength(count);
  });
});
