import { couponProblem } from "~/domain/billing/coupon-code";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import { couponInput } from "~/domain/billing/payment-inputs";
import { defineOperation } from "../define-operation";
import type { BillingContext } from "./billing-context";
import { requirePlan } from "./steps/plans-of-tenant";

/** Whether a coupon code is good for a plan. Throws AppError `not-found` when there is no such plan. */
export const checkCoupon = defineOperation({
  name: "billing.check-coupon",
  permission: "Billing",
  input: couponInput,
  async run(context: BillingContext, { couponCode, planCode }): Promise<boolean> {
    const plan = await requirePlan(context, planCode);
    if (couponProblem(couponCode, isPartnerPlan(plan))) return false;
    return (await context.gateway.findDiscount(couponCode, plan)) !== null;
  },
});
