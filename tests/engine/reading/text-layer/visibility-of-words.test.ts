import type { TextPlace } from "@engine/reading/text-layer/text-place";
import { visibilityOfWords } from "@engine/reading/text-layer/visibility-of-words";
import { describe, expect, it } from "vitest";

type Edges = [left: number, top: number, right: number, bottom: number];

const word = (...box: Edges) => ({ text: "x", box, confidence: 1 });
const place = (visibility: TextPlace["visibility"], ...[left, top, right, bottom]: Edges): TextPlace => ({
  visibility,
  box: { left, top, right, bottom },
});

const shown = place("shown", 0.1, 0.1, 0.5, 0.12);
const hidden = place("inkless", 0.1, 0.3, 0.5, 0.32);

describe("how the words of a page are drawn", () => {
  it("is that of the text that each is part of", () => {
    const words = [word(0.2, 0.1, 0.3, 0.12), word(0.2, 0.3, 0.3, 0.32)];
    expect(visibilityOfWords(words, [shown, hidden], 0)).toEqual(["shown", "inkless"]);
  });

  it("is shown where no text is known", () => {
    expect(visibilityOfWords([word(0.8, 0.8, 0.9, 0.82)], [shown, hidden], 0)).toEqual(["shown"]);
    expect(visibilityOfWords([word(0.8, 0.8, 0.9, 0.82)], [], 0)).toEqual(["shown"]);
  });

  it("is the same for all where all text is drawn alike, wherever it is", () => {
    expect(visibilityOfWords([word(0.8, 0.8, 0.9, 0.82)], [hidden], 0)).toEqual(["inkless"]);
  });

  it("is that of text of its own height where two lie over each other", () => {
    const around = place("inkless", 0.1, 0.05, 0.5, 0.2);
    expect(visibilityOfWords([word(0.2, 0.1, 0.3, 0.12)], [around, shown], 0)).toEqual(["shown"]);
    expect(visibilityOfWords([word(0.2, 0.05, 0.3, 0.2)], [around, shown], 0)).toEqual(["inkless"]);
  });

  it("is found by the middle of a word, a little beside the text as well", () => {
    const below = (top: number) => [word(0.2, top, 0.3, top + 0.02)];
    expect(visibilityOfWords(below(0.312), [shown, hidden], 0)).toEqual(["inkless"]);
    expect(visibilityOfWords(below(0.316), [shown, hidden], 0)).toEqual(["shown"]);
  });

  it("is looked up on the sheet as it is shown, when the page was turned", () => {
    // A quarter clockwise, what was at the left of the sheet is at the top of the page.
    const turned = word(0.68, 0.2, 0.7, 0.3);
    expect(visibilityOfWords([turned], [shown, hidden], 1)).toEqual(["inkless"]);
    expect(visibilityOfWords([turned], [shown, hidden], 0)).toEqual(["shown"]);
  });
});
