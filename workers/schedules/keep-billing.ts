import { keepServiceBills } from "~/operations/billing/keep-service-bills";
import { applyLateEvents } from "~/operations/billing/receive-event";
import { remindTrials } from "~/operations/billing/remind-trials";
import { renewDue } from "~/operations/billing/renew-due";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";

/** Renews, tries owed bills again, reminds of ending trials, and looks after late events. Called every minute. */
export async function keepBilling(bindings: WebBindings): Promise<void> {
  const context = makeBillingSweepContext(bindings);
  await remindTrials(context, {});
  await renewDue(context, {});
  await applyLateEvents(context, {});
  await keepServiceBills(context, {});
}
