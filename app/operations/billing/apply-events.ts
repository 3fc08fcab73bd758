import { z } from "zod";
import { markEventApplied, selectWaitingEvents } from "~/data/control/payment-news";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import { defineOperation } from "../define-operation";
import { applyEvent } from "./apply-event";
import type { BillingJobContext, BillingSweepContext } from "./billing-job-context";

const batch = 100;

/**
 * Applies the events of a tenant that were kept and not applied, in the order in which they occurred. One that fails, or
 * has to wait for another, is left for the next time; repeating it applies nothing twice.
 */
export const applyEvents = defineOperation({
  name: "billing.apply-events",
  permission: "system",
  input: z.object({ tenantId: z.string() }),
  async run(context: BillingSweepContext, { tenantId }): Promise<void> {
    const entered = await context.enter(tenantId);
    if (!entered) return;
    const { control, gateway } = context;
    // Applying one event may be what an earlier one waited for.
    for (let applied = true; applied; ) {
      applied = false;
      for (const event of await selectWaitingEvents(control, gateway.name, tenantId, batch))
        if (await applyOne(entered, event)) applied = true;
    }
  },
});

async function applyOne(context: BillingJobContext, event: PaymentEvent): Promise<boolean> {
  const { control, tenant, log } = context;
  try {
    if (!(await applyEvent(context, event))) return false;
    await markEventApplied(control, event, context.now());
    return true;
  } catch (error) {
    log.error("billing.event-failed", error, { tenant: tenant.id, paymentEvent: event.eventId });
    return false;
  }
}
