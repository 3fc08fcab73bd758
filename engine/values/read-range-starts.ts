import { patternFor } from "../languages/compile";
import { isoDate } from "./iso-date";
import { monthOf } from "./month-names";
import type { DateReading } from "./read-dates";

const to = String.raw`\s?(?:[-\u2013\u2014]|${patternFor("rangeWords")})\s?(?:${patternFor("rangeArticles")}\s)?`;
const ordinal = "(?:st|nd|rd|th|er|º|°|\\.)?";
const month = "(\\p{L}{3,10})\\.?";
const year = "((?:19|20)\\d{2})";
const start = "(?<![\\d.,/\\p{L}])";

/** The first date of a range that shares its month or year with the second: "01.-31.01.2024", "Jan 1 to Feb 2, 2024". */
export function readRangeStarts(text: string): DateReading[] {
  return patterns.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const readings = read(match);
      const length = match[1]?.length ?? 0;
      return length > 0 && (readings.dmy || readings.mdy)
        ? [{ start: match.index, end: match.index + length, ...readings }]
        : [];
    }),
  );
}

type Readings = Pick<DateReading, "dmy" | "mdy" | "named">;
type RangePattern = { pattern: RegExp; read: (match: RegExpMatchArray) => Readings };

/** The first group of each pattern is the text of the first date. */
const patterns: readonly RangePattern[] = [
  {
    // 01.-31.01.2024, 1 - 31/01/2024
    pattern: new RegExp(
      `${start}((\\d{1,2})\\.?)${to}\\d{1,2}[./](\\d{1,2})[./]((?:19|20)\\d{2}|\\d{2})(?!\\d)`,
      "giu",
    ),
    read: (m) => both(isoDate(int(m[4]), int(m[3]), int(m[2])), false),
  },
  {
    // 12/01 - 12/31/2024, 01.12. bis 31.12.2024
    pattern: new RegExp(
      `${start}((\\d{1,2})[./](\\d{1,2})\\.?)${to}(\\d{1,2})[./](\\d{1,2})[./]((?:19|20)\\d{2}|\\d{2})(?!\\d)`,
      "giu",
    ),
    read: (m) => ({
      dmy: isoDate(earlier(int(m[6]), int(m[3]), int(m[5])), int(m[3]), int(m[2])),
      mdy: isoDate(earlier(int(m[6]), int(m[2]), int(m[4])), int(m[2]), int(m[3])),
      named: false,
    }),
  },
  {
    // 5 - 20 May 2024, del 5 al 20 de mayo de 2024
    pattern: new RegExp(
      `${start}((\\d{1,2})${ordinal})${to}\\d{1,2}${ordinal}\\s(?:de\\s)?${month}\\s(?:de\\s|del\\s)?${year}`,
      "giu",
    ),
    read: (m) => named(int(m[4]), m[3], int(m[2])),
  },
  {
    // 1 Jan - 31 Mar 2024
    pattern: new RegExp(
      `${start}((\\d{1,2})${ordinal}\\s?(?:de\\s)?${month})${to}\\d{1,2}${ordinal}\\s?(?:de\\s)?${month}\\s?(?:de\\s|del\\s)?${year}`,
      "giu",
    ),
    read: (m) => named(earlierNamed(int(m[5]), m[3], m[4]), m[3], int(m[2])),
  },
  {
    // January 1 - 31, 2024
    pattern: new RegExp(
      `(?<!\\p{L})(${month}\\s(\\d{1,2})${ordinal})${to}\\d{1,2}${ordinal},?\\s${year}`,
      "giu",
    ),
    read: (m) => named(int(m[4]), m[2], int(m[3])),
  },
  {
    // Dec 28 - Jan 27, 2024
    pattern: new RegExp(
      `(?<!\\p{L})(${month}\\s(\\d{1,2})${ordinal})${to}${month}\\s\\d{1,2}${ordinal}\\s?,?\\s${year}`,
      "giu",
    ),
    read: (m) => named(earlierNamed(int(m[5]), m[2], m[4]), m[2], int(m[3])),
  },
];

function both(date: string | undefined, isNamed: boolean): Readings {
  return { dmy: date, mdy: date, named: isNamed };
}

function named(ofYear: number, name: string | undefined, day: number): Readings {
  const number = monthOf(name ?? "");
  return both(number === undefined ? undefined : isoDate(ofYear, number, day), true);
}

/** The year of a range's start: one less where its month comes after the month of the end. */
function earlier(ofYear: number, first: number, last: number): number {
  return first > last ? ofYear - 1 : ofYear;
}

function earlierNamed(ofYear: number, first: string | undefined, last: string | undefined): number {
  return earlier(ofYear, monthOf(first ?? "") ?? 0, monthOf(last ?? "") ?? 12);
}

function int(text: string | undefined): number {
  return Number.parseInt(text ?? "", 10);
}
