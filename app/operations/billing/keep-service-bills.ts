import { z } from "zod";
import { commit } from "~/data/commit";
import { suspendForPayment } from "~/data/control/billed-tenant";
import { claimBill } from "~/data/control/bills";
import { selectOverdue, selectUnchargedOverage } from "~/data/control/payment-events";
import { findPlan } from "~/data/control/plan-of-code";
import { findSubscription, setSubscriptionStatus } from "~/data/control/subscriptions";
import { controlOf } from "~/data/control/tenant-control";
import { addDays, dayOf } from "~/domain/billing/days";
import { defineOperation } from "../define-operation";
import type { SubscriptionGateway } from "../payment-port";
import type { BillingSweepContext } from "./billing-job-context";

/** After this many days a bill that the service cannot collect suspends, as it does where we collect. */
const daysUntilSuspension = 7;
const batch = 50;

/**
 * What is left for us where the payment service runs the billing cycle: to charge the documents beyond those included,
 * and to suspend who has owed for a week. The service knows no key against charging twice, so a bill is taken before it
 * is charged: one whose answer is lost is not charged again, but told of in the log. Run by the cron.
 */
export const keepServiceBills = defineOperation({
  name: "billing.keep-service-bills",
  permission: "system",
  input: z.object({}),
  async run(context: BillingSweepContext) {
    const { control, gateway } = context;
    if (gateway.kind !== "subscriptions") return;
    for (const bill of await selectUnchargedOverage(control, gateway.name, batch))
      await chargeOverage(context, gateway, bill);
    const now = context.now();
    const until = addDays(dayOf(now), -daysUntilSuspension);
    for (const overdue of await selectOverdue(control, gateway.name, until, batch))
      await commit(control, [
        setSubscriptionStatus(control, overdue.subscriptionId, "suspended", now),
        suspendForPayment(controlOf(control, overdue), now),
      ]);
  },
});

type Uncharged = Awaited<ReturnType<typeof selectUnchargedOverage>>[number];

async function chargeOverage(
  { control, log }: BillingSweepContext,
  gateway: SubscriptionGateway,
  bill: Uncharged,
): Promise<void> {
  const subscription = await findSubscription(control, bill.subscriptionId);
  if (!subscription) return;
  // The plan may have been changed since.
  const { count, plan: billed } = bill.lines[0]?.values ?? {};
  const plan = await findPlan(control, String(billed ?? subscription.planCode));
  if (!plan) return;
  if ((await claimBill(control, bill, { tries: bill.tries + 1, nextTryOn: null })).length === 0) return;
  const documents = Number(count ?? 0);
  const { key, amount } = bill;
  try {
    const overagePriceId = plan.paddleOveragePriceId;
    await gateway.chargeOverage(subscription, { key, documents, amount, overagePriceId });
  } catch (error) {
    log.error("billing.overage-in-doubt", error, { bill: bill.id });
  }
}
