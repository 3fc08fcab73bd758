import { firstInstantOf, localDayOf } from "../listing/local-day";
import { daysAfter } from "./period";
import type { Rhythm } from "./rhythms";

/** Reports go out at six in the morning of the model's time zone. */
const hour = 6 * 60 * 60 * 1000;

/** When reports of a rhythm go out next after an instant: the next morning, that of the next Monday, of the next month's first. */
export function nextSending(rhythm: Rhythm, after: Date, timeZone: string): Date {
  for (let day = localDayOf(after, timeZone); ; day = daysAfter(day, 1)) {
    const at = new Date(firstInstantOf({ day }, timeZone).getTime() + hour);
    if (isDue(rhythm, day) && at.getTime() > after.getTime()) return at;
  }
}

const isDue = (rhythm: Rhythm, day: string) =>
  rhythm === "daily" ||
  (rhythm === "weekly" ? new Date(`${day}T00:00:00Z`).getUTCDay() === 1 : day.endsWith("-01"));

/** The days that a sending at an instant is about: the day, week or month that is over. */
export function periodOfSending(rhythm: Rhythm, at: Date, timeZone: string): { from: string; to: string } {
  const today = localDayOf(at, timeZone);
  const to = daysAfter(today, -1);
  if (rhythm === "daily") return { from: to, to };
  return { from: rhythm === "weekly" ? daysAfter(today, -7) : `${to.slice(0, 7)}-01`, to };
}
