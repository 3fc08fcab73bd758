import { looksLikeWord } from "./looks-like-word";

/**
 * What a text layer is worth: `none` has too little text to mean anything, `garbled` does not say what the page shows,
 * `sparse` may be no more than a stamp upon a scan, `good` can be trusted.
 */
export type TextLayerVerdict = "none" | "garbled" | "sparse" | "good";

const fewestCharacters = 16;
const oddShare = 0.1;
const wordShare = 0.6;
const sparseWords = 40;
const foreignShare = 0.5;

/** Judges a text layer by its words: how many characters no font should give, how many tokens look like words. */
export function textLayerVerdict(tokens: string[]): TextLayerVerdict {
  const characters = [...tokens.join("")];
  const odd = characters.filter(isOdd).length;
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

// The replacement character, controls and private use: what comes out of a font that does not say what its glyphs mean.
function isOdd(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (
    code === 0xfffd || code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xe000 && code <= 0xf8ff)
  );
}
