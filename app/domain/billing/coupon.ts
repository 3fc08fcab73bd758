import type { Day } from "./days";
import { isPartnerPlan } from "./partner-plan";
import type { DiscountTerms, Plan } from "./plan";

/** `tier` null is good for every plan; `usesLeft` null knows no end; `bills` is how many bills it takes something off. */
export type Coupon = {
  code: string;
  kind: "standard" | "partner";
  tier: string | null;
  percentOff: number;
  bills: number;
  expiresOn: Day | null;
  usesLeft: number | null;
  active: boolean;
};

/** What a coupon takes off a plan on a day, or null when it is not good for it. */
export function discountOf(coupon: Coupon, plan: Plan, today: Day): DiscountTerms | null {
  const isOver = coupon.expiresOn !== null && coupon.expiresOn < today;
  if (!coupon.active || isOver || coupon.usesLeft === 0) return null;
  if ((coupon.kind === "partner") !== isPartnerPlan(plan)) return null;
  if (coupon.tier !== null && coupon.tier !== plan.tier) return null;
  const { code, percentOff, bills } = coupon;
  return { couponCode: code, percentOff, amountOff: 0, discountedBillsLeft: bills };
}
