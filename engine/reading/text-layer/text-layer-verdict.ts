import { looksLikeWord } from "./looks-like-word";
import { hasUnknownCode, isUnknownCode } from "./unknown-codes";

/**
 * The quality of a text layer: `none` has too little text to mean anything, `garbled` does not say what the page shows,
 * `holed` has some words with unmapped codes, `sparse` may be no more than a stamp on a scan, `good` can be trusted.
 */
export type TextLayerVerdict = "none" | "garbled" | "holed" | "sparse" | "good";

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
/** Set by hand, of the words: where more have a letter that the font says nothing of, the others are not to be trusted. */
const holedShare = 0.3;

/** Judges a text layer by its words: how many characters no font should give, how many tokens look like words. */
export function textLayerVerdict(tokens: string[]): TextLayerVerdict {
  const sound = tokens.filter((token) => !hasUnknownCode(token));
  const verdict = verdictOn(sound);
  const holes = tokens.length - sound.length;
  if (holes === 0) return verdict;
  const isSound = verdict === "good" || verdict === "sparse";
  return isSound && holes <= tokens.length * holedShare ? "holed" : "garbled";
}

function verdictOn(tokens: string[]): Exclude<TextLayerVerdict, "holed"> {
  const characters = [...tokens.join("")];
  const odd = characters.filter(isUnknownCode).length;
  if (characters.length - odd < fewestCharacters) return odd > 0 ? "garbled" : "none";
  if (odd > characters.length * oddShare || isWrongScript(characters)) return "garbled";
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
