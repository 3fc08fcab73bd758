import { restorePoint } from "@engine/reading/ocr/restore-point";
import { makeGrey } from "@tests/support/make-grey";
import { describe, expect, test } from "vitest";

type Ink = { left: number; top: number; right: number; bottom: number };

const digitAt = (left: number): Ink => ({ left, top: 5, right: left + 10, bottom: 25 });
const word = (text: string, right: number) => ({ text, left: 5, top: 5, right, bottom: 25, confidence: 0.9 });
const drawn = (...ink: Ink[]) =>
  makeGrey(90, 30, (x, y) =>
    ink.some((area) => x >= area.left && x < area.right && y >= area.top && y < area.bottom) ? 20 : 240,
  );

describe("the decimal point that was passed over", () => {
  const dot = { left: 33, top: 21, right: 37, bottom: 25 };
  const withDot = drawn(digitAt(5), digitAt(19), dot, digitAt(41), digitAt(55));

  test("comes back where the picture shows a dot before the last two digits", () => {
    expect(restorePoint(withDot, word("1473", 65)).text).toBe("14.73");
  });

  test("is not invented where there is none", () => {
    const plain = drawn(digitAt(5), digitAt(19), digitAt(33), digitAt(47));
    expect(restorePoint(plain, word("1473", 57)).text).toBe("1473");
  });

  test("is not set for a dot elsewhere, for the foot of a digit, or in a word", () => {
    const early = drawn(digitAt(5), { ...dot, left: 18, right: 22 }, digitAt(26), digitAt(40), digitAt(54));
    expect(restorePoint(early, word("1473", 64)).text).toBe("1473");
    const foot = drawn(digitAt(5), digitAt(19), { ...dot, left: 29, right: 33 }, digitAt(41), digitAt(55));
    expect(restorePoint(foot, word("1473", 65)).text).toBe("1473");
    expect(restorePoint(withDot, word("TOTL", 65)).text).toBe("TOTL");
    expect(restorePoint(withDot, word("14.73", 65)).text).toBe("14.73");
  });
});
