import type { Word } from "../page";

const least = 0.4;
const leastOfMarks = 0.6;
const leastOfOddSize = 0.7;
const tallest = 3;
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
