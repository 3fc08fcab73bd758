import { joinAmounts } from "@engine/reading/ocr/join-amounts";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

const line = { top: 10, bottom: 30, confidence: 0.9 };
const word = (text: string, left: number, right: number) => ({ text, left, right, ...line });
const texts = (words: { text: string }[]) => words.map(({ text }) => text);
// Between the digits, which are solid here, a dot of three pixels at x 73 on the baseline.
const pointed = makeGrey(200, 40, (x, y) => {
  if (y < 10 || y >= 30) return 250;
  if ((x >= 10 && x < 64) || (x >= 84 && x < 104)) return 30;
  return x >= 73 && x < 76 && y >= 26 ? 90 : 250;
});
const blank = makeGrey(200, 40, () => 250);

describe("an amount cut at its point", () => {
  test("is joined where the picture shows the point", () => {
    expect(joinAmounts(pointed, [word("$7,706", 10, 64), word("60", 84, 104)])).toEqual([
      word("$7,706.60", 10, 104),
    ]);
  });

  test("gets a comma where points part its thousands", () => {
    expect(texts(joinAmounts(pointed, [word("7.706", 10, 64), word("60", 84, 104)]))).toEqual(["7.706,60"]);
  });

  test("is joined where the point was read with one of its parts", () => {
    expect(texts(joinAmounts(blank, [word("55.", 10, 40), word("90", 48, 68)]))).toEqual(["55.90"]);
    expect(texts(joinAmounts(blank, [word("250", 10, 40), word(".00", 48, 72)]))).toEqual(["250.00"]);
  });
});

describe("two numbers", () => {
  test.each([
    ["without a point between them", blank, [word("7,706", 10, 64), word("60", 84, 104)]],
    ["far apart", pointed, [word("1.", 10, 30), word("12", 60, 80)]],
    ["in a date", blank, [word("8,", 10, 30), word("28", 38, 58)]],
    ["where the second is no cents", pointed, [word("7,706", 10, 64), word("605", 84, 114)]],
  ])("%s stay two", (_, picture, words) => {
    expect(joinAmounts(picture, words)).toEqual(words);
  });
});
