/** Set by hand: words below count nothing, as noise is read as many unsure words. */
const sureEnough = 0.6;
/** In characters: a long run of rubbish must not outweigh many words. */
const longest = 12;

/** How much a set of words says: confidence times length over the words that are sure enough. Compares two readings. */
export function readingScore(words: { text: string; confidence: number }[]): number {
  return words
    .filter((word) => word.confidence > sureEnough)
    .reduce((sum, word) => sum + word.confidence * Math.min(longest, word.text.length), 0);
}
