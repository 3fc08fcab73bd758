import type { Word } from "../page";

/** Set by hand: confidence that any word must have. */
const least = 0.4;
/** Set by hand: confidence of a word without letter or digit, as specks are read as marks. */
const leastOfMarks = 0.6;
/** Set by hand: confidence of a word of an unusual height. */
const leastOfOddSize = 0.7;
/** Set by hand, in usual heights. */
const tallest = 3;
/** Set by hand, in usual heights. */
const lowest = 0.3;

/**
 * Leaves out what is no word: readings that the recogniser hardly believes itself, lone marks, and letters far larger or
 * smaller than the rest (handwriting, edges, specks) unless it is sure of them.
 */
export function withoutNoise(words: Word[]): Word[] {
  const usual = medianHeight(words);
  return words.filter(({ text, box, confidence }) => {
    const height = (box[3] - box[1]) / usual;
    const odd = height > tallest || height < lowest;
    const marks = !/[\p{L}\p{N}]/u.test(text);
    return confidence >= (odd ? leastOfOddSize : marks ? leastOfMarks : least);
  });
}

function medianHeight(words: Word[]): number {
  const heights = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ box }) => box[3] - box[1])
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] || 1;
}
