import { mergeReadings } from "@engine/reading/ocr/merge-readings";
import type { Word } from "@engine/reading/page";
import { describe, expect, test } from "vitest";

const word = (text: string, left: number, right: number, confidence: number, top = 0.1): Word => ({
  text,
  box: [left, top, right, top + 0.02],
  confidence,
});
const texts = (words: Word[]) => words.map(({ text }) => text);

describe("two readings of a page", () => {
  test("each place is taken from the surer one", () => {
    const first = [word("Tota1", 0.1, 0.2, 0.6), word("12.50", 0.3, 0.4, 0.9)];
    const second = [word("Total", 0.1, 0.2, 0.9), word("12.60", 0.3, 0.4, 0.7)];
    expect(texts(mergeReadings(first, second))).toEqual(["Total", "12.50"]);
  });

  test("words cut differently compete as a whole", () => {
    const cut = [word("INV", 0.1, 0.15, 0.7), word("OICE", 0.15, 0.2, 0.7)];
    const whole = [word("INVOICE", 0.1, 0.2, 0.9)];
    expect(texts(mergeReadings(cut, whole))).toEqual(["INVOICE"]);
    expect(texts(mergeReadings(whole, cut))).toEqual(["INVOICE"]);
  });

  test("what only one of them saw counts where it is sure of it", () => {
    const merged = mergeReadings(
      [word("Cash", 0.1, 0.2, 0.9), word("~Jv", 0.5, 0.6, 0.5)],
      [word("Change", 0.1, 0.2, 0.8, 0.3), word("ll", 0.5, 0.6, 0.4, 0.5)],
    );
    expect(texts(merged)).toEqual(["Cash", "Change"]);
  });
});
