import { firstInstantOf, localDayOf } from "../listing/local-day";
import { daysAfter } from "../reports/period";

/** Mails of the day go out at seven: they are there when people begin, and after the reports of six o'clock. */
const hour = 7 * 60 * 60 * 1000;

/** The next seven o'clock in the morning after an instant, on another day than `sentDay` (yyyy-mm-dd, or null). */
export function nextMorning(after: Date, timeZone: string, sentDay: string | null): Date {
  for (let day = localDayOf(after, timeZone); ; day = daysAfter(day, 1)) {
    const at = new Date(firstInstantOf({ day }, timeZone).getTime() + hour);
    if (at.getTime() > after.getTime() && day !== sentDay) return at;
  }
}
