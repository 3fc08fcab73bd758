import { fold } from "../../text/fold";

/** The folded words of a text, without punctuation. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How far two texts use the same words, each word as often as it stands: F1 over words, 0 to 1. */
export function wordOverlap(a: string, b: string): number {
  const [own, others] = [wordsOf(a), wordsOf(b)];
  const total = own.length + others.length;
  return total === 0 ? 0 : (2 * own.filter(takeFrom(others)).length) / total;
}

/** What part of a text's words, 0 to 1, is among `words`. */
export function coverage(text: string, words: ReadonlySet<string>): number {
  const own = wordsOf(text);
  return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / own.length;
}

function takeFrom(words: readonly string[]): (word: string) => boolean {
  const left = [...words];
  return (word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
}
