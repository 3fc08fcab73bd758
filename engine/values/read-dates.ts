import { isoDate } from "./iso-date";
import { monthOf } from "./month-names";

/** Digits of a year that is written behind spaces. */
const yearDigits = 4;

/** Which number of 03/04/2025 is the day. */
export type DateOrder = "dmy" | "mdy";

/** A date in a text: where it stands and its reading under each order (equal when only one is possible). */
export type DateReading = {
  start: number;
  end: number;
  dmy: string | undefined;
  mdy: string | undefined;
  named: boolean;
};

const yearFirst = /(?<![\d.])((?:19|20)\d{2})\s?[-./\u5e74]\s?(\d{1,2})\s?[-./\u6708]\s?(\d{1,2})(?!\d)/g;
const numeric =
  /(?<![\d.,/])(\d{1,2})(\s?[-./]\s?|\s)(\d{1,2})(\s?[-./]\s?|\s)((?:19|20)\d{2}(?=[\D]|$|\d\d?:\d\d)|\d{2}(?!\d))(?!\/)(?![.,]\d)(?!\4\d)(?!\s?[AP]M\b)/g;
const dayMonth =
  /(?<![\d])(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?[\s,./-]{0,3}(?:de\s|of\s)?(\p{L}{3,10})\.?[\s,./-]{0,3}(?:de\s|del\s)?['\u2019]?((?:19|20)\d{2}|\d{2})(?!\d)(?![.,]\d)/giu;
const monthDay =
  /(?<!\p{L})(\p{L}{3,10})\.?[\s-]{0,2}(\d{1,2})(?:st|nd|rd|th)?(?:[\s,./-]{1,4}(?=(?:19|20)\d{2})|[\s,/-]{1,4})((?:19|20)\d{2}|\d{2}(?=\s|$|\t))(?!\d)(?![.,]\d)/giu;
const packed = /(?<![\d.,])((?:19|20)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?!\d)/g;

/** What stands before numbers with dashes that are no date but a code ("HD03-04-06"). */
const code = /(?<!\p{L})\p{Lu}{2,3}\d?$/u;

/** Finds every date with day, month and year in a text, with both readings of an ambiguous one. Does not overlap. */
export function readDates(written: string): DateReading[] {
  const text = withDigits(written);
  const dayFirst = collect(text, dayMonth, (m) => named(int(m[3]), m[2], int(m[1])));
  // "#1" and, after a wide gap, "Aug 31, 18": a number of something else is no day where the date is whole without it.
  const isAcross = ({ start, end }: DateReading) => text.slice(start, end).includes("\t");
  const found = [
    ...collect(text, yearFirst, (m) => same(isoDate(int(m[1]), int(m[2]), int(m[3])), false)),
    ...dayFirst.filter((reading) => !isAcross(reading)),
    ...collect(text, monthDay, (m) => named(int(m[3]), m[1], int(m[2]))),
    ...dayFirst.filter(isAcross),
    ...collect(text, numeric, (m) => {
      if (
        (m[2] ?? "").trim() !== (m[4] ?? "").trim() ||
        (m[2]?.trim() === "" && (m[5]?.length ?? 0) < yearDigits)
      )
        return undefined;
      const before = m.input?.slice(0, m.index) ?? "";
      if (m[2]?.trim() === "-" && (before.endsWith("-") || (m[5]?.length === 2 && code.test(before))))
        return undefined;
      return {
        dmy: isoDate(int(m[5]), int(m[3]), int(m[1])),
        mdy: isoDate(int(m[5]), int(m[1]), int(m[3])),
        named: false,
      };
    }),
    ...collect(text, packed, (m) => same(isoDate(int(m[1]), int(m[2]), int(m[3])), false)),
  ];
  const kept: DateReading[] = [];
  for (const reading of found)
    if (!kept.some((other) => reading.start < other.end && other.start < reading.end)) kept.push(reading);
  return kept.sort((a, b) => a.start - b.start);
}

const misread: Record<string, string> = { O: "0", o: "0", I: "1", l: "1", "|": "1", S: "5", B: "8" };

/** The text with the letters that recognition puts for digits made digits, inside what is shaped like a date. */
function withDigits(text: string): string {
  return text.replace(
    /(?<![\p{L}\d])[\dOolI|SB]{1,2}([-/.])[\dOolI|SB]{1,2}\1[\dOolI|SB]{2,4}(?![\p{L}\d])/gu,
    (shape) =>
      shape.replace(/\D/g, "").length * 2 >= shape.length - 2
        ? shape.replace(/[OolI|SB]/g, (letter) => misread[letter] ?? letter)
        : shape,
  );
}

type Readings = { dmy: string | undefined; mdy: string | undefined; named: boolean };

function collect(
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => Readings | undefined,
): DateReading[] {
  const found: DateReading[] = [];
  for (const match of text.matchAll(pattern)) {
    const readings = read(match);
    if (!readings || (!readings.dmy && !readings.mdy)) continue;
    const start = match.index ?? 0;
    found.push({ start, end: start + match[0].length, ...readings });
  }
  return found;
}

function named(year: number, month: string | undefined, day: number): Readings | undefined {
  const number = monthOf(month ?? "");
  return number === undefined ? undefined : same(isoDate(year, number, day), true);
}

function same(date: string | undefined, isNamed: boolean): Readings {
  return { dmy: date, mdy: date, named: isNamed };
}

function int(text: string | undefined): number {
  return Number.parseInt(text ?? "", 10);
}
