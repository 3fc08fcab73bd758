import { addDays, type Day } from "./days";

/** How long a free trial lasts; its last day is the day of the first bill. */
const trialDays = 14;

/** The day on which a trial that begins today is billed, unless it was canceled. */
export const trialEnd = (start: Day): Day => addDays(start, trialDays);

/**
 * The day of the bill after that of `day`: one month later. A 31st, and a day that the month does not have, rolls to the
 * 1st of the month after (specification, section 9).
 */
export function nextBillDay(day: Day): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const next = new Date(Date.UTC(year, month, date));
  const rolls = date === 31 || next.getUTCDate() !== date;
  return new Date(rolls ? Date.UTC(year, month + 1, 1) : next).toISOString().slice(0, 10);
}

/** A day as the payment service writes it: month/day/year of the day after (specification, section 9). */
export function paymentServiceDate(day: Day): string {
  const [year, month, date] = addDays(day, 1).split("-");
  return `${month}/${date}/${year}`;
}
