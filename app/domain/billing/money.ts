import { languageFormats } from "../models/language-formats";
import { groupedNumber } from "../models/shown-number";
import { currencySigns, oddMinorDigits } from "./currency-signs";

/** How many digits the minor unit of a currency has: 2 for USD, 0 for JPY. */
const minorDigits = (currency: string) => oddMinorDigits[currency] ?? 2;

const space = "\u00a0";

/**
 * An amount of minor units in a currency as it is read in a language: 4900 USD is "$49.00". From tables, so that server
 * and browser write the same whatever they know of languages.
 */
export function moneyText(amount: number, currency: string, language: string): string {
  const sign = currencySigns[language]?.[currency] ?? currency;
  const figure = (Math.abs(amount) / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
  const minus = amount < 0 ? "-" : "";
  if (language === "es") return `${minus}${groupedNumber(figure, languageFormats.es)}${space}${sign}`;
  const apart = /\p{L}$|\.$/u.test(sign) ? space : "";
  return `${minus}${sign}${apart}${groupedNumber(figure, languageFormats.en)}`;
}

/** What is left of an amount after this many percent are taken off, rounded to the minor unit, half up. */
export const lessPercent = (amount: number, percentOff: number): number =>
  Math.round((amount * (100 - percentOff)) / 100);

/** An amount of minor units as a decimal number, as the API writes prices. */
export const decimalAmount = (amount: number, currency: string): number =>
  amount / 10 ** minorDigits(currency);
