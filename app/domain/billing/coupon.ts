import type { Day } from "./days";
import { isPartnerPlan } from "./partner-plan";
import type { DiscountTerms, Plan } from "./plan";

/** `tier` null applies to every plan; `usesLeft` null is unlimited; `bills` is how many bills are discounted. */
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

/** The discount of a coupon on a plan on a day, or null when it does not apply. */
export function discountOf(coupon: Coupon, plan: Plan, today: Day): DiscountTerms | null {
  const isOver = coupon.expiresOn !== null && coupon.expiresOn < today;
  if (!coupon.active || isOver || coupon.usesLeft === 0) return null;
  if ((coupon.kind === "partner") !== isPartnerPlan(plan)) return null;
  if (coupon.tier !== null && coupon.tier !== plan.tier) return null;
  const { code, percentOff, bills } = coupon;
  return { couponCode: code, percentOff, amountOff: 0, discountedBillsLeft: bills };
}
