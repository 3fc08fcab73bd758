import { addDays, type Day } from "./days";

/** How many days lie between the tries of an owed bill: it is tried again after 3, 5 and 7 days. */
const gaps = [3, 2, 2];

/**
 * The day on which an owed bill is tried again after this many tries, the last of them today; null when it was the last one
 * and the subscription is suspended.
 */
export function nextTryDay(tries: number, today: Day): Day | null {
  const gap = gaps[tries - 1];
  return gap === undefined ? null : addDays(today, gap);
}
