import type { Box, Word } from "@fieldwise/engine/reading";

/** The box around words of a page, in fractions of its width and height. */
export function wordsBox(words: readonly Pick<Word, "box">[]): Box {
  const edge = (side: 0 | 1 | 2 | 3, pick: (...numbers: number[]) => number) =>
    pick(...words.map(({ box }) => box[side]));
  return [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
}
