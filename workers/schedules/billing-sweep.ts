import { applyLateEvents } from "~/operations/billing/apply-late-events";
import { endErased } from "~/operations/billing/end-erased";
import { keepServiceBills } from "~/operations/billing/keep-service-bills";
import { remindTrials } from "~/operations/billing/remind-trials";
import { renewDue } from "~/operations/billing/renew-due";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";

/**
 * Renews, tries owed bills again, reminds of ending trials, looks after late events, and ends what an erased tenant would
 * still be charged for. Called every minute. One part that fails does not keep the others from running.
 */
export async function billingSweep(bindings: WebBindings): Promise<void> {
  const context = makeBillingSweepContext(bindings);
  for (const part of [remindTrials, renewDue, applyLateEvents, keepServiceBills, endErased])
    await part(context, {}).catch((error: unknown) =>
      context.log.error("billing.schedule-failed", error, { part: part.definition.name }),
    );
}
