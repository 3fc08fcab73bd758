import type { FieldType } from "../extraction/extraction-result";
import { datePatternOf } from "../models/date-pattern";
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

function shownDate(value: string, culture: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !day) return value;
  return datePatternOf(culture).replace("yyyy", year).replace("MM", month).replace("dd", day);
}

function shownNumber(value: string, culture: string): string {
  const canonical = /^-?\d+(?:\.(\d+))?$/.exec(value);
  if (!canonical) return value;
  const digits = canonical[1]?.length ?? 0;
  // Intl takes decimal strings exactly; a number would round the last digits of a large amount.
  return numberFormat(culture, digits)
    .format(value as `${number}`)
    .replace("−", "-");
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(culture: string, digits: number): Intl.NumberFormat {
  const key = `${culture} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(culture, {
    numberingSystem: "latn",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}
