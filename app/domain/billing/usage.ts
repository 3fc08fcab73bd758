import { type Day, daysBetween } from "./days";
import type { PlanTerms } from "./plan";

/** The documents of a period: those used, those beyond the included ones and what they cost, and the forecast. */
export type Usage = {
  used: number;
  included: number;
  overage: number;
  overageAmount: number;
  forecast: number;
  forecastAmount: number;
};

type Period = { periodStart: Day; periodEnd: Day };

/**
 * What a period has used so far, and will have used at its end if it goes on so: the average of the days up to today, that
 * of a day that is not over counted as a whole one. Amounts are in the minor unit; a trial pays no overage.
 */
export function usageOf(
  { documentsIncluded, overagePrice }: PlanTerms,
  { periodStart, periodEnd }: Period,
  used: number,
  today: Day,
  free: boolean,
): Usage {
  const days = Math.max(1, daysBetween(periodStart, periodEnd));
  const passed = Math.min(days, Math.max(1, daysBetween(periodStart, today) + 1));
  const forecast = Math.max(used, Math.round((used / passed) * days));
  const beyond = (documents: number) => Math.max(0, documents - documentsIncluded);
  const price = free ? 0 : overagePrice;
  return {
    used,
    included: documentsIncluded,
    overage: beyond(used),
    overageAmount: beyond(used) * price,
    forecast,
    forecastAmount: beyond(forecast) * price,
  };
}

/** The shares of the included documents, in percent, at which a tenant is notified by e-mail. */
const thresholds = [100, 80];

/** The highest share that this many documents have reached, in percent, or null. */
export const reachedShare = (used: number, included: number): number | null =>
  thresholds.find((share) => used * 100 >= included * share) ?? null;
