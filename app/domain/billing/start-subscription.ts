import { nextBillDay, trialEnd } from "./bill-dates";
import type { Day } from "./days";
import type { DiscountTerms, Plan } from "./plan";
import type { Subscription } from "./subscription";

type Start = {
  plan: Plan;
  today: Day;
  trial: boolean;
  discount?: DiscountTerms | undefined;
};

type Started = Omit<
  Subscription,
  "id" | "tenantId" | "gateway" | "gatewayId" | "gatewayCustomerId" | "createdAt" | "revision"
>;

/**
 * What a subscription to a plan begins with: a trial runs until its bill on day 14, else the first month begins, and is
 * paid, today. A trial takes no discount.
 */
export function startSubscription({ plan, today, trial, discount }: Start): Started {
  const { currency, monthlyPrice, documentsIncluded, overagePrice } = plan;
  const none = { couponCode: null, percentOff: 0, amountOff: 0, discountedBillsLeft: 0 };
  return {
    currency,
    monthlyPrice,
    documentsIncluded,
    overagePrice,
    planCode: plan.code,
    tier: plan.tier,
    ...((!trial && discount) || none),
    status: trial ? "trialing" : "active",
    trialEndsOn: trial ? trialEnd(today) : null,
    periodStart: today,
    periodEnd: trial ? trialEnd(today) : nextBillDay(today),
    cancelAtPeriodEnd: false,
    suspendedAt: null,
    endedAt: null,
  };
}
