import { cultureFormatOf, type FieldType } from "@fieldwise/engine/results";
import { groupedNumber } from "../models/shown-number";
import { isNumberType } from "./is-number-type";

/**
 * A canonical value (ISO date, decimal string with a point) as a person of this culture writes it. What is not
 * canonical stays as it is, so that nothing a person typed is ever lost by showing it.
 */
export function shownValue(value: string, type: FieldType, culture: string): string {
  if (type === "date") return shownDate(value, culture);
  if (isNumberType(type)) return shownNumber(value, culture);
  return value;
}

/** A share of 1 in per cent, to one decimal. */
export const shownShare = (share: number, culture: string): string =>
  `${shownNumber((share * 100).toFixed(1), culture)}${percentSign(culture)}`;

/** The sign for per cent as it follows a number: English writes it close to the digits. */
export const percentSign = (culture: string): string => (culture.startsWith("en") ? "%" : " %");

/** What fills a sentence, its days as a person of the culture writes them. */
export const shownDays = (values: Record<string, string>, culture: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, shownValue(value, "date", culture)]),
  );

function shownDate(value: string, culture: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day) return value;
  return cultureFormatOf(culture).date.replace("yyyy", year).replace("MM", month).replace("dd", day);
}

function shownNumber(value: string, culture: string): string {
  return /^-?\d+(?:\.\d+)?$/.test(value) ? groupedNumber(tidyZeros(value), cultureFormatOf(culture)) : value;
}

const tidyZeros = (value: string) => value.replace(/^(-?)0+(?=\d)/, "$1");
