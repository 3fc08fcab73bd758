import type { Discount, Paddle } from "@paddle/paddle-node-sdk";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import type { DiscountTerms, Plan } from "~/domain/billing/plan";

/** A discount without an end takes something off this many bills. */
const forever = 1_000;

/**
 * Paddle's discount of this code when it is good for a plan now, or null. The promotional partner's says `partner` in its
 * custom data and takes everything off every bill: Paddle has no plan of that price.
 */
export async function findDiscount(paddle: Paddle, code: string, plan: Plan): Promise<Discount | null> {
  const [discount] = await paddle.discounts.list({ code: [code], status: ["active"] }).next();
  if (!discount?.enabledForCheckout) return null;
  const { expiresAt, usageLimit, timesUsed, customData } = discount;
  const isOver = expiresAt !== null && new Date(expiresAt).getTime() <= Date.now();
  const isUsedUp = usageLimit !== null && (timesUsed ?? 0) >= usageLimit;
  const isForPartner = typeof customData === "object" && customData !== null && "partner" in customData;
  if (isOver || isUsedUp || isForPartner !== isPartnerPlan(plan)) return null;
  if (isForPartner && !isFree(discount)) return null;
  return (await isForPlan(paddle, discount, plan)) ? discount : null;
}

const isFree = (discount: Discount) => {
  const { percentOff, discountedBillsLeft } = termsOf(discount);
  return percentOff === 100 && discountedBillsLeft === forever;
};

/** A discount may be restricted to prices or to products. */
async function isForPlan(paddle: Paddle, { restrictTo }: Discount, plan: Plan): Promise<boolean> {
  const { paddlePriceId } = plan;
  if (!restrictTo || restrictTo.length === 0) return true;
  if (!paddlePriceId) return false;
  if (restrictTo.includes(paddlePriceId)) return true;
  const namesProducts = restrictTo.some((id) => id.startsWith("pro_"));
  return namesProducts && restrictTo.includes((await paddle.prices.get(paddlePriceId)).productId);
}

/** What a discount takes off, and for how many bills. A flat one is an amount; a plan is bought once, so per seat too. */
export const termsOf = ({
  code,
  type,
  amount,
  recur,
  maximumRecurringIntervals,
}: Discount): DiscountTerms => ({
  couponCode: code,
  percentOff: type === "percentage" ? Number(amount) : 0,
  amountOff: type === "percentage" ? 0 : Number(amount),
  discountedBillsLeft: recur ? (maximumRecurringIntervals ?? forever) : 1,
});
