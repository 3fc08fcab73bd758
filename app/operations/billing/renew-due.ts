import { z } from "zod";
import { commit, type Statement } from "~/data/commit";
import { suspendIfUnsubscribed } from "~/data/control/billed-tenant";
import { insertBillWhile, selectBillsToTry, selectOwedBills } from "~/data/control/bills";
import { insertControlAudit } from "~/data/control/control-audit";
import { changeSubscription, findSubscription, selectDueSubscriptions } from "~/data/control/subscriptions";
import { countUsage } from "~/data/shard/meters";
import { type Day, dayOf } from "~/domain/billing/days";
import { isDue, renewSubscription } from "~/domain/billing/renew-subscription";
import type { Subscription } from "~/domain/billing/subscription";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { CardGateway } from "../payment-port";
import type { BillingJobContext, BillingSweepContext } from "./billing-job-context";
import { billRow } from "./steps/bill-row";
import { chargeBill } from "./steps/charge-bill";

type Context = BillingJobContext & { gateway: CardGateway };

/** How many subscriptions and bills one run looks after; the next run goes on. */
const batch = 50;

/**
 * Renews the subscriptions whose period is over, and tries owed bills again on their day, where it is us who keep the
 * time. Repeating it bills nothing twice: a bill has a key of its own. Run by the cron.
 */
export const renewDue = defineOperation({
  name: "billing.renew-due",
  permission: "system",
  input: z.object({}),
  async run(context: BillingSweepContext) {
    const { control, gateway } = context;
    if (gateway.kind !== "cards") return;
    const today = dayOf(context.now());
    for (const due of await selectDueSubscriptions(control, gateway.name, today, batch)) {
      const entered = await context.enter(due);
      if (entered) await renewUntil({ ...entered, gateway }, due.id, today);
    }
    for (const bill of await selectBillsToTry(control, gateway.name, today, batch)) {
      const entered = await context.enter(bill);
      if (entered) await chargeBill({ ...entered, gateway }, bill);
    }
  },
});

/** Goes on period by period, since the last run may be long ago, until nothing is due or a bill is not paid. */
async function renewUntil(context: Context, subscriptionId: string, today: Day): Promise<void> {
  for (let periods = 0; periods < 24; periods += 1) {
    const subscription = await findSubscription(context.control, subscriptionId);
    if (!subscription || !isDue(subscription, today)) return;
    await renewOnce(context, subscription);
    for (const bill of await selectOwedBills(context.control, batch))
      if (bill.tries === 0) await chargeBill(context, bill);
  }
}

async function renewOnce(context: Context, subscription: Subscription): Promise<void> {
  const { control, shard } = context;
  const { id, periodStart, periodEnd } = subscription;
  const used = await countUsage(shard, periodStart, periodEnd);
  const { changes, bills } = renewSubscription(subscription, used);
  const isOver = changes.status === "canceled";
  const rows: Statement[] = bills.map((bill) =>
    insertBillWhile(control, billRow(context, id, bill, periodEnd), subscription),
  );
  await commit(control, [
    insertControlAudit(
      control,
      auditOf(context, isOver ? "billing.end" : "billing.renew", id, { periodEnd, used }),
    ),
    ...rows,
    changeSubscription(control, subscription, { ...changes, ...(isOver && { endedAt: context.now() }) }),
    ...(isOver ? [suspendIfUnsubscribed(control, context.now())] : []),
  ]);
}
