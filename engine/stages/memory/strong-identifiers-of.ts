import { patternFor } from "../../languages/compile";
import { passesMod97 } from "../../values/iban";
import { taxIdOf } from "../../values/tax-ids";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";

/** Bounds what is stored of a layout: the numbers of two parties. */
const mostKeys = 12;

/**
 * Numbers and names on the page that identify a party: tax numbers with a valid check digit, IBANs, web domains and
 * telephone numbers. The customer's are among them, so that one alone proves nothing.
 */
export function strongIdentifiersOf(layout: DocumentLayout): string[] {
  const keys = new Set<string>();
  for (const line of layout.lines) {
    for (const key of [...taxKeys(line), ...ibanKeys(line), ...domainKeys(line), ...phoneKeys(line)])
      keys.add(key);
    if (keys.size >= mostKeys) break;
  }
  return [...keys].slice(0, mostKeys);
}

/** Words that a tax number is printed in at most, as "FR 12 345 678 901". */
const wordsOfTaxNumber = [1, 2, 3, 4];
/** Characters of the tax numbers of all countries that are read (`engine/values/tax-ids.ts`). */
const [shortestTaxNumber, longestTaxNumber] = [8, 18];

function taxKeys({ tokens }: Line): string[] {
  return tokens.flatMap((_token, index) =>
    wordsOfTaxNumber.flatMap((count) => {
      const text = tokens
        .slice(index, index + count)
        .map((part) => part.text)
        .join("");
      const bare = text.replace(/[^A-Za-z0-9]/g, "").toUpperCase();
      if (bare.length < shortestTaxNumber || bare.length > longestTaxNumber || !/\d{5}/.test(bare)) return [];
      const found = taxIdOf(text);
      return found?.proven && !/^\d{1,10}$/.test(bare) ? [`tax:${bare}`] : [];
    }),
  );
}

/** Norway has the shortest: ISO 13616. */
const shortestIban = 15;

function ibanKeys({ text }: Line): string[] {
  const matches =
    text.toUpperCase().match(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?/g) ?? [];
  return matches
    .map((match) => match.replace(/\s/g, ""))
    .filter((iban) => iban.length >= shortestIban && passesMod97(iban))
    .map((iban) => `iban:${iban}`);
}

const everybodys = /^(?:gmail|hotmail|yahoo|outlook|icloud|aol|live|msn|web|gmx)$/;

function domainKeys({ text }: Line): string[] {
  const matches = text
    .toLowerCase()
    .matchAll(/(?:@|www\.|https?:\/\/(?:www\.)?)([a-z0-9-]{3,})(?:\.[a-z]{2,})+/g);
  return [...matches].flatMap(([, name]) => (name && !everybodys.test(name) ? [`web:${name}`] : []));
}

const phone = new RegExp(
  String.raw`${patternFor("phones")}[a-z.]*\s*(?:no\.?)?\s*[:.]?\s*(\+?[\d(][\d ()/.-]{6,18}\d)`,
  "gi",
);

/** The last digits of a number are the same with the code of its country and without. */
const comparedDigits = 8;

function phoneKeys({ text }: Line): string[] {
  const matches = text.matchAll(phone);
  return [...matches].flatMap(([, number]) => {
    const digits = number?.replace(/\D/g, "") ?? "";
    return digits.length >= comparedDigits ? [`tel:${digits.slice(-comparedDigits)}`] : [];
  });
}
