import { z } from "zod";
import { selectBills } from "~/data/control/bills";
import { findPaymentMethod } from "~/data/control/payment-methods";
import { findNewestSubscription } from "~/data/control/subscriptions";
import { selectUsageDays } from "~/data/shard/meters";
import { dayOf } from "~/domain/billing/days";
import { recurringBill } from "~/domain/billing/new-bill";
import { reactivation } from "~/domain/billing/reactivation";
import type { Subscription } from "~/domain/billing/subscription";
import { usageOf } from "~/domain/billing/usage";
import { defineOperation } from "../define-operation";
import type { BillingContext } from "./billing-context";
import { plansOfTenant } from "./steps/plans-of-tenant";

/** How many bills the page shows: two years. */
const shownBills = 50;

/**
 * Everything about a tenant's subscription: plan, documents used by day, the next bill, what was billed, how it is paid,
 * and which plans it could change to. `subscription` is null when there never was one.
 */
export const getBilling = defineOperation({
  name: "billing.get",
  permission: "Billing",
  input: z.object({}),
  async run(context: BillingContext) {
    const { control } = context;
    const [subscription, bills, method, plans] = await Promise.all([
      findNewestSubscription(control),
      selectBills(control, shownBills),
      findPaymentMethod(control),
      plansOfTenant(context),
    ]);
    const today = dayOf(context.now());
    return {
      subscription,
      bills,
      plans,
      today,
      card: method && {
        brand: method.brand,
        lastDigits: method.lastDigits,
        expiryMonth: method.expiryMonth,
        expiryYear: method.expiryYear,
      },
      reactivation: subscription && reactivationOf(context, subscription, today),
      usage: subscription && (await usageNow(context, subscription, today)),
      nextBill: subscription && nextBillOf(subscription),
    };
  },
});

/** A payment service that runs subscriptions by itself does not bring one back that is over. */
function reactivationOf({ gateway }: BillingContext, subscription: Subscription, today: string) {
  const way = reactivation(subscription, today);
  return way && gateway.kind === "subscriptions" ? "new" : way;
}

async function usageNow({ shard }: BillingContext, subscription: Subscription, today: string) {
  const { periodStart, periodEnd, status } = subscription;
  const days = await selectUsageDays(shard, periodStart, periodEnd);
  const used = days.reduce((sum, { documents }) => sum + documents, 0);
  return { days, ...usageOf(subscription, subscription, used, today, status === "trialing") };
}

/** The recurring bill that comes next, or null when none will. */
function nextBillOf(subscription: Subscription) {
  const { status, cancelAtPeriodEnd, periodEnd } = subscription;
  if (cancelAtPeriodEnd || status === "canceled" || status === "suspended") return null;
  const { amount } = recurringBill(subscription, { periodStart: periodEnd, periodEnd });
  return { day: periodEnd, amount };
}
