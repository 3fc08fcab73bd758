import { nextBillDay } from "./bill-dates";
import type { Day } from "./days";

type Period = { periodStart: Day; periodEnd: Day };

/** More periods than this are not looked for: something else is wrong then. */
const most = 24;

/**
 * The periods that ended between what was known of a subscription and what is reported of it now, the known one first. The
 * last one ends where the told one starts, so that no day is left out or counted twice.
 */
export function passedPeriods(known: Period, told: Period): Period[] {
  const periods: Period[] = [];
  let { periodStart, periodEnd } = known;
  while (periodStart < told.periodStart && periods.length < most) {
    const end = periodEnd < told.periodStart ? periodEnd : told.periodStart;
    periods.push({ periodStart, periodEnd: end });
    periodStart = end;
    periodEnd = nextBillDay(end);
  }
  return periods;
}
