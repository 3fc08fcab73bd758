import { looksLikeWord } from "./looks-like-word";
import { hasUnknownCode, isUnknownCode } from "./unknown-codes";

/**
 * What a text layer is worth: `none` has too little text to mean anything, `garbled` does not say what the page shows,
 * `sparse` may be no more than a stamp upon a scan, `good` can be trusted.
 */
export type TextLayerVerdict = "none" | "garbled" | "sparse" | "good";

/** Set by hand: a page with fewer has a stamp or a page number for a text layer. */
const fewestCharacters = 16;
/** Set by hand: of the characters, those that no font should name. */
const oddShare = 0.1;
/** Set by hand: of the letters, those in words that look like some language. */
const wordShare = 0.6;
/** Set by hand: a page with fewer words may be a scan with a heading typed over it. */
const sparseWords = 40;
/** Of the characters: a page of a script that the product does not read. */
const foreignShare = 0.5;
/** A letter or digit that a font says nothing of stands in this share of all words; then the picture says more. */
const holedShare = 0.03;

/** Judges a text layer by its words: how many characters no font should give, how many tokens look like words. */
export function textLayerVerdict(tokens: string[]): TextLayerVerdict {
  const characters = [...tokens.join("")];
  const odd = characters.filter(isUnknownCode).length;
  if (characters.length - odd < fewestCharacters) return odd > 0 ? "garbled" : "none";
  if (odd > characters.length * oddShare || isWrongScript(characters)) return "garbled";
  if (tokens.filter(hasUnknownCode).length > tokens.length * holedShare) return "garbled";
  const letters = tokens.reduce((sum, token) => sum + token.length, 0);
  const likely = tokens.reduce((sum, token) => sum + (looksLikeWord(token) ? token.length : 0), 0);
  if (likely < letters * wordShare) return "garbled";
  return tokens.length < sparseWords ? "sparse" : "good";
}

// A font that names its glyphs wrongly moves the digits along with the letters, often into several scripts at once:
// business papers are never without a number.
function isWrongScript(characters: string[]): boolean {
  const foreign = characters.filter((character) => /[^\p{Script=Latin}\P{L}]/u.test(character)).length;
  return (
    foreign > characters.length * foreignShare && !characters.some((character) => /\p{N}/u.test(character))
  );
}
