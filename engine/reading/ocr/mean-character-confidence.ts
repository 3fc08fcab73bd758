/** The mean confidence (0..1) of the characters of some words; 0 when there are none. */
export function meanCharacterConfidence(words: readonly { text: string; confidence: number }[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  if (letters === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}
