import { meanCharacterConfidence } from "@engine/reading/ocr/mean-character-confidence";
import { meanConfidence } from "@engine/reading/ocr/mean-confidence";
import { readingScore } from "@engine/reading/ocr/reading-score";
import { wordOnPage } from "@engine/reading/ocr/word-on-page";
import { describe, expect, it } from "vitest";

const word = (text: string, confidence: number) => ({ text, confidence });

it("the mean confidence is that of words or of their letters", () => {
  const words = [word("a", 0.2), word("invoice", 1)];
  expect(meanConfidence(words)).toBeCloseTo(0.6);
  expect(meanCharacterConfidence(words)).toBeCloseTo(0.9);
  expect(meanConfidence([])).toBe(0);
  expect(meanCharacterConfidence([word("", 1)])).toBe(0);
});

describe("how much a reading says", () => {
  it("is more with sure and long words, and nothing for noise", () => {
    const sure = readingScore([word("Invoice", 0.95), word("total", 0.9)]);
    expect(sure).toBeCloseTo(0.95 * 7 + 0.9 * 5);
    expect(readingScore([word("Invoice", 0.95), word("total", 0.9), word("~~~", 0.6)])).toBe(sure);
    expect(readingScore([])).toBe(0);
  });

  it("is not more for a long run of rubbish than for a long word", () => {
    expect(readingScore([word("x".repeat(400), 0.9)])).toBe(readingScore([word("x".repeat(12), 0.9)]));
  });
});

describe("a recognised word led back to its page", () => {
  const preparation = {
    width: 1000,
    height: 2000,
    skew: 0,
    enlarged: 2,
    onPicture: (across: number, down: number) => [across, down] as const,
  };
  const recognised = { text: "Total", confidence: 0.9, left: 200, top: 400, right: 400, bottom: 440 };

  it("has its box in shares of the page", () => {
    expect(wordOnPage(recognised, preparation)).toEqual({
      text: "Total",
      confidence: 0.9,
      box: [0.1, 0.1, 0.2, 0.11],
    });
  });

  it("follows the sheet that was cut out and straightened", () => {
    const onPicture = (across: number, down: number) => [0.5 + across / 2, 0.25 + down / 2] as const;
    expect(wordOnPage(recognised, { ...preparation, onPicture }).box).toEqual([0.55, 0.3, 0.6, 0.305]);
  });

  it("stands a little higher or lower on a page that was askew, and within it", () => {
    const [left, top, right, bottom] = wordOnPage(recognised, { ...preparation, skew: 3 }).box;
    expect(right).toBeGreaterThan(left);
    expect(bottom).toBeGreaterThan(top);
    expect(top).not.toBeCloseTo(0.1, 3);
    const outside = { ...recognised, left: -50, right: 5000 };
    expect(wordOnPage(outside, preparation).box[0]).toBe(0);
    expect(wordOnPage(outside, preparation).box[2]).toBe(1);
  });
});
