import type { FilterDate } from "./date-filter";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The first instant that a filter from this date takes in; days begin at midnight of the time zone. */
export const firstInstantOf = (date: FilterDate, timeZone: string): Date =>
  "instant" in date ? date.instant : midnight(date.day, timeZone);

/** The first instant after a filter up to this date; the day, or the millisecond, itself is taken in. */
export const firstInstantAfter = (date: FilterDate, timeZone: string): Date =>
  "instant" in date ? new Date(date.instant.getTime() + 1) : midnight(dayAfter(date.day), timeZone);

const dayAfter = (day: string) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + dayMilliseconds).toISOString().slice(0, 10);

function midnight(day: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T00:00:00Z`).getTime();
  const guess = asUtc - offsetAt(asUtc, timeZone);
  // The offset may differ between the guess and midnight itself, on the days when the clocks change.
  return new Date(asUtc - offsetAt(guess, timeZone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(time: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? makeFormat(timeZone);
  formats.set(timeZone, format);
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

const makeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });

/** What a clock in a time zone shows at an instant, as milliseconds since 1970 on that clock. */
export const localTimeOf = (instant: Date, timeZone: string): number =>
  instant.getTime() + offsetAt(instant.getTime(), timeZone);

/** The day of the calendar that an instant falls on in a time zone, as yyyy-mm-dd. */
export const localDayOf = (instant: Date, timeZone: string): string =>
  new Date(localTimeOf(instant, timeZone)).toISOString().slice(0, 10);
