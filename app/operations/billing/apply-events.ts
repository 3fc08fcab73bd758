import { z } from "zod";
import { markEventApplied, selectWaitingEvents } from "~/data/control/payment-events";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import { defineOperation } from "../define-operation";
import { ofTenant, ofTenantInput } from "../of-tenant";
import type { BillingJobContext, BillingSweepContext } from "./billing-job-context";
import { applyEvent } from "./steps/apply-event";

const batch = 100;

/**
 * Applies the events of a tenant that were kept and not applied, in the order in which they occurred. With `first`, which
 * was kept just now, the others are looked at only when it may be what they waited for. One that fails, or has to wait for
 * another, is left for the next time; repeating it applies nothing twice.
 */
export const applyEvents = defineOperation({
  name: "billing.apply-events",
  permission: "system",
  input: ofTenantInput.extend({
    first: z.custom<PaymentEvent>().optional(),
    late: z.boolean().default(false),
  }),
  async run(context: BillingSweepContext, { first, late, ...found }): Promise<void> {
    const entered = await context.enter(found);
    if (!entered) return;
    if (first && !(await applyAll(entered, first, [first]))) return;
    if (first?.update.kind === "payment") return;
    const { control, gateway } = entered;
    for (let applied = true; applied; ) {
      applied = false;
      const waiting = await selectWaitingEvents(control, gateway.name, batch);
      for (const event of waiting) {
        const same = waiting.filter((other) => isOfSame(other, event));
        // A subscription's newest event says all that the older ones said.
        if (same.at(-1) === event && (await applyAll(entered, event, same, late))) applied = true;
      }
    }
  },
});

/** Applies an event and notes it, with all that it says again. */
async function applyAll(
  context: BillingJobContext,
  event: PaymentEvent,
  said: readonly PaymentEvent[],
  late = false,
): Promise<boolean> {
  const { control, tenant, log } = context;
  try {
    if (!(await applyEvent(context, event, late))) return false;
    for (const done of said) await markEventApplied(control, done, context.now());
    return true;
  } catch (error) {
    log.error("billing.event-failed", error, ofTenant({ tenant }, { paymentEvent: event.eventId }));
    return false;
  }
}

const isOfSame = (one: PaymentEvent, other: PaymentEvent) =>
  one.eventId === other.eventId ||
  (one.update.kind === "subscription" &&
    other.update.kind === "subscription" &&
    one.update.gatewayId === other.update.gatewayId);
