import { type DateOrder, readDates } from "../../values/read-dates";
import type { DocumentLayout } from "../layout/document-layout";

/** Full dates up to which a year may be usual that is printed once. */
const fewDates = 3;
/** Years beyond which a number of four digits is none. */
const firstYear = 1980;
/** The same for the other end. */
const lastYear = 2100;
/** Where no year is printed any will do, since none is shown. */
const someYear = 2000;

/** Days that movements may lie after the last full date of their statement: where only its first day has a year. */
const slack = 183;

/**
 * Gives dates without a year the year of the statement: the latest one in which the day is not after the
 * last full date of the document. Without any full date, the year that is printed most; ISO dates come in and go out.
 */
export function withYear(layout: DocumentLayout, order: DateOrder): (date: string) => string {
  const full = layout.lines
    .flatMap((line) => readDates(line.text))
    .map((reading) => reading[order] ?? reading.dmy ?? reading.mdy ?? "")
    .filter((date) => /^(?:19|20)\d\d/.test(date))
    .sort();
  const last = full.findLast((date) => isUsual(date, full)) ?? full.at(-1);
  const year = last ? Number(last.slice(0, 4)) : mostPrintedYear(layout);
  const limit = last ? Date.parse(last) + slack * 86_400_000 : Number.POSITIVE_INFINITY;
  return (date) => {
    const own = `${year}${date.slice(4)}`;
    return Date.parse(own) > limit ? `${year - 1}${date.slice(4)}` : own;
  };
}

/**
 * Whether a date's year is no slip of recognition and no number beside a month: printed more than once, or right beside
 * another one.
 */
function isUsual(date: string, all: readonly string[]): boolean {
  const year = Number(date.slice(0, 4));
  const years = all.map((other) => Number(other.slice(0, 4)));
  const same = years.filter((other) => other === year).length;
  return same > 1 || (all.length <= fewDates && years.some((other) => other === year - 1));
}

function mostPrintedYear({ lines }: DocumentLayout): number {
  const votes = new Map<number, number>();
  for (const { text } of lines.flatMap((line) => line.tokens)) {
    const year = Number(/^\D{0,2}((?:19|20)\d\d)\D{0,2}$/.exec(text)?.[1] ?? 0);
    if (year > firstYear && year < lastYear) votes.set(year, (votes.get(year) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? someYear;
}
