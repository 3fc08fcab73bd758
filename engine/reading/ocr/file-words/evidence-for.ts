import { taxIdOf } from "../../../values/tax-ids";
import { looksLikeWord } from "../../text-layer/looks-like-word";
import { isKnownWord } from "./vocabulary";

/** Points for a number whose check digit holds: more than anything that only looks right. */
const proven = 3;
/** Letters of a word that is no chance. */
const leastLetters = 4;
/** Points for digits among letters: product names have them. */
const mixedPoints = -0.5;

const amount =
  /^[-+(]?(?:[A-Z]{0,3}[$\u20ac£]?)[-]?\d{1,3}(?:[.,'\u2019]?\d{3})*[.,]\d{2}[)%\u20ac$£A-Z*-]{0,4}$/u;
const date = /^\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})$|^\d{4}([./-])\d{2}\2\d{2}$/;
const time = /^[0-2]?\d:[0-5]\d(?::[0-5]\d)?$/;
const strange = /[^\p{Script=Latin}\p{N}\p{P}\p{Sc}\s+=<>|°%^~`]/u;
/** A letter of upright strokes taken for a mark. */
const marked = /[\p{L}\p{N}][\]}|[{!\\]|[\]}|[{\\][\p{L}\p{N}]/u;
/** Digits among letters, or the reverse, as in "Saftsch0rle". */
const mixed = /\p{Ll}\d|\d\p{Ll}{3}/u;

/**
 * What speaks for a reading by itself, about -2 to 3: letters that business papers have, the shape of a word, an amount, a
 * date or a time, a word that is known, a check digit that holds.
 */
export function evidenceFor(text: string): number {
  const tokens = text.split(/\s+/u).filter((token) => token !== "");
  if (tokens.length === 0) return -2;
  return tokens.reduce((sum, token) => sum + evidenceOf(token), 0) / tokens.length;
}

function evidenceOf(token: string): number {
  if (strange.test(token)) return -2;
  const bare = token.replace(/^[^\p{L}\p{N}(+-]+|[^\p{L}\p{N}%\u20ac$£)*-]+$/gu, "");
  if (bare === "") return -1;
  if (taxIdOf(bare)?.proven) return proven;
  if (amount.test(bare) || date.test(bare) || time.test(bare)) return 2;
  if (bare.split(/[^\p{L}]+/u).some((part) => part.length >= leastLetters && isKnownWord(part))) return 2;
  if (mixed.test(bare)) return mixedPoints;
  if (marked.test(token)) return 0;
  return looksLikeWord(token) ? 1 : -1;
}
