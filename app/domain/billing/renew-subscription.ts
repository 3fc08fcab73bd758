import { nextBillDay } from "./bill-dates";
import type { Day } from "./days";
import { type NewBill, overageBill, recurringBill } from "./new-bill";
import type { Subscription } from "./subscription";

/** What becomes of a subscription on the day of its next bill, and what is billed then. */
export type Renewal = {
  changes: Partial<
    Pick<Subscription, "status" | "periodStart" | "periodEnd" | "discountedBillsLeft" | "cancelAtPeriodEnd">
  >;
  bills: NewBill[];
};

/**
 * What the end of a period brings: the documents beyond those included are billed, unless it was the trial, and the next
 * month is billed in advance, or the subscription is over when it was canceled. `used` counts the period's documents.
 */
export function renewSubscription(subscription: Subscription, used: number): Renewal {
  const { status, periodEnd, cancelAtPeriodEnd, discountedBillsLeft } = subscription;
  const overage = status === "trialing" ? null : overageBill(subscription, subscription, used);
  const late = overage ? [overage] : [];
  if (cancelAtPeriodEnd) return { changes: { status: "canceled" }, bills: late };
  const period = { periodStart: periodEnd, periodEnd: nextBillDay(periodEnd) };
  const recurring = recurringBill(subscription, period);
  return {
    changes: {
      ...period,
      status: "active",
      discountedBillsLeft: Math.max(0, discountedBillsLeft - 1),
    },
    bills: recurring.amount > 0 ? [...late, recurring] : late,
  };
}

/** Whether the end of a subscription's period has come. One that is owed for is not renewed. */
export const isDue = ({ status, periodEnd }: Subscription, today: Day): boolean =>
  (status === "active" || status === "trialing") && periodEnd <= today;
