import { cultureFormatOf } from "@fieldwise/engine/results";

/** A point in time in a time zone, its date as the culture writes it and the hour from 0 to 23: "23/11/2026 14:05". */
export function shownTime(at: Date, culture: string, timeZone: string): string {
  const { year = "", month = "", day = "", hour = "", minute = "" } = partsOf(at, timeZone);
  const date = cultureFormatOf(culture).date.replace("yyyy", year).replace("MM", month).replace("dd", day);
  return `${date} ${hour}:${minute}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(at: Date, timeZone: string): Record<string, string> {
  const format = formats.get(timeZone) ?? makeFormat(timeZone);
  formats.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

const makeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
