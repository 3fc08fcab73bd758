import type { z } from "zod";
import { findNewestSubscription } from "~/data/control/subscriptions";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import { subscribeInput } from "~/domain/billing/payment-inputs";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import type { Checkout, Order } from "../payment-port";
import type { BillingContext } from "./billing-context";
import { openSubscription } from "./steps/open-subscription";
import { requirePlan } from "./steps/plans-of-tenant";
import { requireDiscount } from "./steps/require-discount";

type Input = z.output<typeof subscribeInput>;

/**
 * Subscribes the tenant to a plan: by a card that is charged now, or at the end of a trial, or by way of a payment page of
 * the service, which is answered then. Throws AppError `not-found` for a plan that is not sold here, `conflict` when there
 * is a subscription, and `invalid` for a code that is not good, a trial with a code or for the second time, and a payment
 * that was refused.
 */
export const subscribe = defineOperation({
  name: "billing.subscribe",
  permission: "Billing.Edit",
  input: subscribeInput,
  async run(context: BillingContext, input): Promise<{ checkout: Checkout | null }> {
    const plan = await requirePlan(context, input.planCode);
    const newest = await findNewestSubscription(context.control);
    if (newest && newest.status !== "canceled")
      throw new AppError("conflict", "billing.problem.has-subscription");
    refuseTrialAndCode(input);
    const trial = input.freeTrial && !isPartnerPlan(plan);
    if (trial && newest) throw new AppError("invalid", "billing.problem.trial-used", { field: "freeTrial" });
    const discount = await requireDiscount(context, plan, input.couponCode);
    const order = orderOf(context, input, { plan, trial, discount });
    const { gateway } = context;
    if (gateway.kind === "subscriptions") return { checkout: await gateway.begin(order) };
    await openSubscription({ ...context, gateway }, order, input);
    return { checkout: null };
  },
});

function refuseTrialAndCode({ freeTrial, couponCode }: Input): void {
  if (freeTrial && couponCode !== "")
    throw new AppError("invalid", "billing.problem.trial-and-coupon", { field: "couponCode" });
}

function orderOf(
  { tenant }: BillingContext,
  input: Input,
  terms: Pick<Order, "plan" | "trial" | "discount">,
): Order {
  const { id, companyName, countryCode } = tenant;
  const payer = {
    firstName: input.ccFirstName,
    lastName: input.ccLastName,
    email: input.email,
    zip: input.ccZip,
  };
  return { tenant: { id, companyName, countryCode }, payer, ...terms };
}
