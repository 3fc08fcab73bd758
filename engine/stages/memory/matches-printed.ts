import { compact, fold } from "../../text/fold";
import { foldLookalikes } from "../../text/fold-word";
import { letterDistance } from "../../text/letter-distance";

/** Of the letters one in so many may differ, where a reading is doubtful anyway. */
const oneIn = 4;

/** The share of letters that recognition may get wrong in a text that is still the same. */
const misread = 1 / 8;

/**
 * Whether printed words say a value. A text layer cannot be misread. Of recognised words, letters may differ here and
 * there; digits must be the same except for lookalikes and what is no digit at all: 11 and 12 Quay Street are two
 * addresses.
 */
export function matchesPrinted(value: string, printed: string, recognised: boolean): boolean {
  if (compact(value) === compact(printed)) return true;
  const [known, seen] = [wordsOf(value), wordsOf(printed)];
  if (!recognised) return [...known].sort().join(" ") === [...seen].sort().join(" ");
  if (!areSameNumbers(numbersIn(known), numbersIn(seen))) return false;
  const [letters, others] = [lettersIn(known), lettersIn(seen)];
  const most = Math.floor(letters.length * misread);
  return letterDistance(letters, others, most) <= most;
}

/** Whether recognised words are more alike to a value than not: enough where they are doubtful anyway. */
export function isLike(value: string, printed: string): boolean {
  const [known, seen] = [foldLookalikes(compact(value)), foldLookalikes(compact(printed))];
  const most = Math.floor(known.length / oneIn);
  return letterDistance(known, seen, most) <= most;
}

/** Whether all that was recognised is a part of a value, of which the rest was not read. */
export function isPartOf(printed: string, value: string): boolean {
  const left = wordsOf(value).map(foldLookalikes);
  const words = wordsOf(printed).map(foldLookalikes);
  return words.length > 0 && words.length < left.length && words.every((word) => left.includes(word));
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}|]+/u)
    .filter((word) => word !== "");

/** A number may have been recognised as letters altogether: "11" as "ll". */
const isNumber = (word: string) => /\d/.test(word) || /^[lio|s]+$/.test(word);

const numbersIn = (words: readonly string[]): string[] => words.filter(isNumber).map(foldLookalikes);

function areSameNumbers(known: readonly string[], seen: readonly string[]): boolean {
  const left = [...seen];
  return (
    known.length === seen.length &&
    known.every((word) => {
      const at = left.findIndex((other) => isSameNumber(word, other));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** Where both have a digit it is the same one; a letter in the place of a digit may be any. */
const isSameNumber = (known: string, seen: string): boolean =>
  known.length === seen.length &&
  [...known].every((sign, at) => sign === seen[at] || (/[\dlos]/.test(sign) && !isDigit(seen[at])));

/** The lookalikes of digits count as digits. */
const isDigit = (sign = ""): boolean => /[\dlos]/.test(sign);

const lettersIn = (words: readonly string[]): string =>
  words
    .filter((word) => !isNumber(word))
    .map(foldLookalikes)
    .join("");
