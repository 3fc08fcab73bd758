import type { RecognisedWord } from "./recognise-words";

const sharedHeight = 0.5;
const slack = 3;

/**
 * Parts words of a line that overlap: where the recogniser gave a word the room of its neighbour to the right as well
 * ("Feb" that of "Feb 8"), its box ends where the neighbour begins. In the order given.
 */
export function partWords(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.map((word) => {
    const next = words.find((other) => other !== word && isWithinEnd(word, other));
    return next ? { ...word, right: next.left } : word;
  });
}

function isWithinEnd(word: RecognisedWord, other: RecognisedWord): boolean {
  const shared = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
  const height = Math.min(word.bottom - word.top, other.bottom - other.top);
  const middle = (word.left + word.right) / 2;
  return (
    shared > height * sharedHeight &&
    other.left > middle &&
    other.left < word.right &&
    other.right >= word.right - slack
  );
}
