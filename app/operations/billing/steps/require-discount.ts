import { couponProblem } from "~/domain/billing/coupon-code";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import type { DiscountTerms, Plan } from "~/domain/billing/plan";
import { AppError } from "~/domain/errors/app-error";
import type { BillingContext } from "../billing-context";

/**
 * What an entered code takes off a plan; null when none was entered. Throws AppError `invalid` at `couponCode` when the
 * code has the wrong length or is not good for the plan.
 */
export async function requireDiscount(
  { gateway }: BillingContext,
  plan: Plan,
  couponCode: string,
): Promise<DiscountTerms | null> {
  const problem = couponProblem(couponCode, isPartnerPlan(plan));
  if (problem) throw new AppError("invalid", problem, { field: "couponCode" });
  if (couponCode === "") return null;
  const discount = await gateway.findDiscount(couponCode, plan);
  if (!discount) throw new AppError("invalid", "billing.problem.coupon-invalid", { field: "couponCode" });
  return discount;
}
