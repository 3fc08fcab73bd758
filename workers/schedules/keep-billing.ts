import { applyLateEvents } from "~/operations/billing/apply-late-events";
import { keepServiceBills } from "~/operations/billing/keep-service-bills";
import { remindTrials } from "~/operations/billing/remind-trials";
import { renewDue } from "~/operations/billing/renew-due";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";

/**
 * Renews, tries owed bills again, reminds of ending trials, and looks after late events. Called every minute. One part
 * that fails does not keep the others from running.
 */
export async function keepBilling(bindings: WebBindings): Promise<void> {
  const context = makeBillingSweepContext(bindings);
  for (const part of [remindTrials, renewDue, applyLateEvents, keepServiceBills])
    await part(context, {}).catch((error: unknown) =>
      context.log.error("billing.schedule-failed", error, { part: part.definition.name }),
    );
}
