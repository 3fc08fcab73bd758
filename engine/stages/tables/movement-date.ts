import { isoDate } from "../../values/iso-date";
import { monthOf } from "../../values/month-names";
import { type DateOrder, readDates } from "../../values/read-dates";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";

/** A date with its tokens; `value` is ISO. */
export type MovementDate = { value: string; tokens: Token[] };

/** How dates of a statement are read: the order of day and month, and the year of those that have none. */
export type MovementCalendar = { order: DateOrder; withYear: (date: string) => string };

const weekday =
  /^(?:mo|tu|we|th|fr|sa|su|lu|ma|mi|ju|vi|do|di|so|me|je|ve|gi|se|te|qu|wo|vr|zo|za)\p{L}{0,9}[.,]{0,2}\s+$/iu;

/** A date at the start of a line, perhaps behind its day of the week; without a year it takes the statement's. */
export function leadingDate(line: Line, calendar: MovementCalendar): MovementDate | undefined {
  return dateIn(line, calendar) ?? misreadDate(line, calendar);
}

/** What recognition puts in the place of a figure or of the stroke between two. */
const [misreadFigures, misreadStrokes] = ["OoQlI|iTSBZG", "lI|i1"];
const figures = "000111175826";

/** A date at the start whose figures were taken for letters: "0T/03/2023", "07l19/2023". Years are printed with it. */
function misreadDate({ tokens }: Line, { order }: MovementCalendar): MovementDate | undefined {
  const [first] = tokens;
  if (!first || !looksLikeDate.test(first.text)) return undefined;
  const asFigures = first.text.replace(
    /[^\d/.-]/g,
    (letter) => figures[misreadFigures.indexOf(letter)] ?? letter,
  );
  const asStrokes = first.text.replace(/(?<=^\d\d)[^\d](?=\d)|(?<=\d)[^\d](?=\d{4}$)/g, (mark) =>
    misreadStrokes.includes(mark) ? "/" : mark,
  );
  for (const text of [asFigures, asStrokes]) {
    const full = readDates(text)[0];
    const value = full && full.start === 0 && full.end === text.length ? full[order] : undefined;
    if (value && text !== first.text) return { value, tokens: [first] };
  }
  return undefined;
}

/** Ten characters, most of them figures, the last four a year. */
const looksLikeDate =
  /^(?=(?:.*\d){6})[\dOoQlI|iTSBZG]{2}[/.lI|i-][\dOoQlI|iTSBZG]{2}[/.lI|i-][\dOoQlI|iTSBZG]{4}$/;

function dateIn(line: Line, { order, withYear }: MovementCalendar): MovementDate | undefined {
  const full = readDates(line.text)[0];
  if (full && (full.start <= 2 || weekday.test(line.text.slice(0, full.start)))) {
    const value = full[order] ?? full.dmy ?? full.mdy;
    return value ? { value, tokens: tokensUpTo(line, full.end) } : undefined;
  }
  const short = /^(\d{1,2})[/.-](\d{1,2})(?=[\s\t]|$)/.exec(line.text);
  if (short?.[1] && short[2]) {
    const [first, second] = [Number(short[1]), Number(short[2])];
    const value = order === "mdy" ? leapDate(first, second) : leapDate(second, first);
    const any = value ?? leapDate(second, first) ?? leapDate(first, second);
    return any ? { value: withYear(any), tokens: tokensUpTo(line, short[0].length) } : undefined;
  }
  const named =
    /^(\d{1,2})[\s-]?(\p{L}{3,10})\.?(?=[\s\t]|$)/u.exec(line.text) ??
    /^(\p{L}{3,10})\.?\s(\d{1,2})(?=[\s\t]|$)/u.exec(line.text);
  if (!named?.[1] || !named[2]) return undefined;
  const [day, month] = /\d/.test(named[1])
    ? [Number(named[1]), monthOf(named[2])]
    : [Number(named[2]), monthOf(named[1])];
  const value = month === undefined ? undefined : leapDate(month, day);
  return value ? { value: withYear(value), tokens: tokensUpTo(line, named[0].length) } : undefined;
}

/** A day of any year: of one that has a 29 February. */
function leapDate(month: number, day: number): string | undefined {
  return isoDate(2000, month, day);
}

function tokensUpTo(line: Line, end: number): Token[] {
  return line.tokens.filter((_, index) => (line.starts[index] ?? 0) < end);
}
