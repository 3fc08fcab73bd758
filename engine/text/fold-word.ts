import { fold } from "./fold";

/** Letters of a word: fewer are an abbreviation or a piece. */
const leastLetters = 3;
/** Share of letters: with less it is a number or a code. */
const letterShare = 0.7;

/**
 * A word as layouts are compared by: folded letters, with what recognition mixes up (0/o, 1/l/i, 5/s) made one. Empty
 * for words that change from document to document: fewer than three letters, or mostly digits.
 */
export function foldWord(text: string): string {
  const bare = fold(text).replace(/[^\p{L}\p{N}|]/gu, "");
  const letters = bare.replace(/[^\p{L}]/gu, "").length;
  if (letters < leastLetters || letters < letterShare * bare.length) return "";
  return foldLookalikes(bare);
}

/** Letters and digits with lookalikes made one. */
export function foldLookalikes(text: string): string {
  return text.replace(/[1|i]/g, "l").replace(/0/g, "o").replace(/5/g, "s");
}
