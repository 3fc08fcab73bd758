import { phrasesFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import { labelLexicon } from "../labels/label-lexicon";

const besideTax = new Set(phrasesFor("besideTax").map(compact));

const taxFields: ReadonlySet<string> = new Set(["tax"]);
const sumFields: ReadonlySet<string> = new Set(["tax", "subTotal", "total", "amountDue"]);

/** Whether a text says no more than the name of a tax: rates, amounts, a code of a country or currency and small words may stand
 * beside it. */
export const namesTax = (text: string): boolean => namesOne(text, taxFields);

/** The same for the name of a tax, of a net or of a total. */
export const namesSum = (text: string): boolean => namesOne(text, sumFields);

/** A number in front is a date or a count unless it is a rate. */
const startsWithNumber = /^[^\p{L}\d]*\d[\d.,/-]*\s*([^\d\s]|$)/u;

function namesOne(text: string, fields: ReadonlySet<string>): boolean {
  const [start, after] = startsWithNumber.exec(text) ?? [];
  if (start !== undefined && after !== "%") return false;
  const words = text.split(/\s+/).flatMap(lettersOf);
  const telling = words.filter((word) => !besideTax.has(compact(word)));
  const withoutCode = telling.flatMap((word, index) =>
    isCode.test(word) ? [telling.toSpliced(index, 1)] : [],
  );
  return [words, telling, ...withoutCode].some((some) => isNameOf(some, fields));
}

const isCode = /^\p{Lu}{2,3}$/u;

/** "GST15%", "(10%)" and "600.00" without what is a number. */
function lettersOf(word: string): string[] {
  const letters = word.replace(/[\d%]+(?:[.,\d%]*\d)?/g, "");
  return /\p{L}/u.test(letters) ? [letters] : [];
}

function isNameOf(words: readonly string[], fields: ReadonlySet<string>): boolean {
  const senses = labelLexicon.get(compact(words.join(""))) ?? [];
  return senses.some(({ field, strength }) => fields.has(field) && strength >= 1);
}
