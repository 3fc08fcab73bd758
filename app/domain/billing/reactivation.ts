import { nextBillDay } from "./bill-dates";
import type { Day } from "./days";
import type { Subscription } from "./subscription";

/**
 * How a canceled subscription comes back: `resume` as it was, within one billing cycle of its end, `new` by choosing a
 * plan afterwards (specification, section 9); null when it is not over.
 */
export function reactivation({ status, periodEnd }: Subscription, today: Day): "resume" | "new" | null {
  if (status !== "canceled") return null;
  return today <= nextBillDay(periodEnd) ? "resume" : "new";
}
