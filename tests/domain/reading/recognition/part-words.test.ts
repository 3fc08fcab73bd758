import { expect, test } from "vitest";
import { partWords } from "~/domain/reading/recognition/part-words";

const word = (text: string, left: number, right: number, top = 10) => ({
  text,
  left,
  right,
  top,
  bottom: top + 20,
  confidence: 0.9,
});

test("a word that took the room of the next one ends where that begins", () => {
  expect(partWords([word("Feb", 10, 62), word("8", 52, 62)])).toEqual([
    word("Feb", 10, 52),
    word("8", 52, 62),
  ]);
});

test("words beside each other, on other lines, or over the same place keep their boxes", () => {
  const words = [word("Feb", 10, 50), word("8", 52, 62), word("Mar", 10, 62, 50), word("Mar", 11, 62, 51)];
  expect(partWords(words)).toEqual(words);
});
