import type { FilterDate } from "../listing/date-filter";
import { localDayOf } from "../listing/local-day";

/** Days of the calendar, both taken in, and whether figures are told by day or by month. */
export type Period = { from: string; to: string; by: "day" | "month" };

export type AskedPeriod = {
  startDate: FilterDate | null;
  endDate: FilterDate | null;
  by?: "day" | "month" | undefined;
};

const dayLength = 24 * 60 * 60 * 1000;
/** Days that a period has when nobody says, and the most it can have. */
const usualDays = 30;
const mostDays = 3 * 366;
/** A longer period is reported by month unless someone chooses otherwise. */
const mostShownDays = 92;

/**
 * The period that is asked for: up to today, and thirty days long, where an end is left out. Days are those of the time zone; `today` may
 * already be another one elsewhere. Null when it is longer than three years.
 */
export function periodOf(
  { startDate, endDate, by }: AskedPeriod,
  now: Date,
  timeZone: string,
  today = localDayOf(now, timeZone),
): Period | null {
  const dayOf = (date: FilterDate) => ("day" in date ? date.day : localDayOf(date.instant, timeZone));
  const asked = { from: startDate && dayOf(startDate), to: endDate && dayOf(endDate) };
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  const from = asked.from ?? daysAfter(to, by === "month" ? -364 : 1 - usualDays);
  const first = by === "month" && !asked.from ? `${from.slice(0, 7)}-01` : from;
  const days = lengthOf(first, to);
  if (days > mostDays) return null;
  return { from: first, to, by: by ?? (days > mostShownDays ? "month" : "day") };
}

/** The period of the same length that ends where this one begins. */
export function periodBefore({ from, to, by }: Period): Period {
  return { from: daysAfter(from, -lengthOf(from, to)), to: daysAfter(from, -1), by };
}

/** Every day or month of a period, as yyyy-mm-dd or yyyy-mm. */
export function bucketsOf({ from, to, by }: Period): string[] {
  const days = Array.from({ length: Math.max(0, lengthOf(from, to)) }, (_, index) => daysAfter(from, index));
  return by === "day" ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

/** The first and last day of a bucket, as far as it lies within the period. */
export function daysOfBucket(bucket: string, { from, to }: Period): { from: string; to: string } {
  if (bucket.length > 7) return { from: bucket, to: bucket };
  const [year = 0, month = 1] = bucket.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const first = `${bucket}-01`;
  return { from: first < from ? from : first, to: last > to ? to : last };
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

const lengthOf = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength) + 1;
