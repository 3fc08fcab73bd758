import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";

/** Days of usual terms of payment and periods. */
const usualTerms = [0, 7, 10, 14, 15, 20, 21, 28, 29, 30, 31, 45, 60, 90];
/** Days of a week; like the next two, bounds that the weights were trained with. */
const week = 7;
/** Days up to which a term is about a month. */
const aboutMonth = 45;
/** Days up to which it is about a quarter. */
const aboutQuarter = 150;

/** A day. */
const dayMilliseconds = 86_400_000;

/** How a date stands to the other dates of the document, as features by candidate: its rank and the days since the first. */
export function dateRelations(dates: readonly Candidate[]): ReadonlyMap<Candidate, Features> {
  const days = [...new Set(dates.map((date) => date.value))].sort();
  const first = dayOf(days[0]);
  return new Map(
    dates.map((date) => {
      const since = dayOf(date.value) - first;
      const features: Features = { [`days-since-first-${bucketOf(since)}`]: 1 };
      if (date.value === days[0]) features["first-day"] = 1;
      if (date.value === days.at(-1)) features["last-day"] = 1;
      if (days.length > 1) features["several-days"] = 1;
      return [date, features];
    }),
  );
}

function dayOf(date: string | undefined): number {
  return Math.round(Date.parse(date ?? "") / dayMilliseconds);
}

/** Usual terms of payment and periods have buckets of their own. */
function bucketOf(days: number): string {
  if (!(days >= 0)) return "none";
  if (usualTerms.includes(days)) return String(days);
  if (days < week) return "week";
  if (days < aboutMonth) return "month";
  return days < aboutQuarter ? "quarter" : "far";
}
