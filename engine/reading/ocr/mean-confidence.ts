/** The mean confidence (0..1) of the words; 0 when there are none. */
export function meanConfidence(words: { confidence: number }[]): number {
  if (words.length === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}
