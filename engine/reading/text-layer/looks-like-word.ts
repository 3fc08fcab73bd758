const shapes = [
  // Letters of scripts whose vowels we do not know, and short words and abbreviations.
  /^[^\p{Script=Latin}\d]*\p{L}[^\p{Script=Latin}\d]*$/u,
  /^\p{L}{1,3}\.?$/u,
  // Amounts, dates, times, percentages, numbers of all kinds.
  /^[-+(#\u2116$\u20ac£¥]*[A-Z]{0,3}[$\u20ac£¥]?\d[\d.,'\u2019/:%*x+-]*(?:st|nd|rd|th|[a-zA-Z%\u20ac$£]{0,3})\)?$/u,
  // Codes: capitals and digits, with the usual separators.
  /^[A-Z\d]+(?:[-/._:][A-Z\d]+)*$/,
  // Web and mail addresses.
  /^(?:https?:\/\/|www\.)?[\w.+-]+(?:@[\w-]+)?(?:\.[a-z\d-]+)+(?:\/\S*)?$/i,
];
const latinWord = /^\p{L}[\p{Ll}\p{M}]*$|^\p{Lu}+$|^\p{Lu}?\p{Ll}+\p{Lu}\p{Ll}+$/u;
const vowel = /[aeiouyæø\u0153]/i;
const consonantPile = /[bcdfghjklmnpqrstvwxz]{6}/i;
const punctuationAround = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/** Whether a token has the shape of something people print: a pronounceable word, a number, a date, a code, an address. */
export function looksLikeWord(token: string): boolean {
  const bare = token.replace(punctuationAround, "");
  if (bare === "") return [...token].every((character) => character === token[0]) || token.length <= 2;
  if (shapes.some((shape) => shape.test(bare) || shape.test(token))) return true;
  const parts = bare.split(/[-'\u2019/&.,:;()+@_]+/u).filter((part) => part !== "");
  return parts.every((part) => isPronounceable(part) || shapes.some((shape) => shape.test(part)));
}

function isPronounceable(part: string): boolean {
  if (!latinWord.test(part)) return false;
  const plain = part.normalize("NFD").replace(/\p{M}/gu, "");
  return vowel.test(plain) && !consonantPile.test(plain);
}
