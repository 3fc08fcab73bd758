import { z } from "zod";
import {
  insertPaymentEvent,
  markEventApplied,
  selectWaitingEvents,
  selectWaitingTenants,
} from "~/data/control/payment-news";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import { applyEvent } from "./apply-event";
import type { BillingSweepContext } from "./billing-job-context";

const receiveInput = z.object({ body: z.string().max(1_000_000), signature: z.string().nullable() });

/** How long an event waits before the cron looks after it, in milliseconds. */
const patience = 60_000;
const batch = 100;

/**
 * Takes a request of the payment service: an event is kept once, and applied with those that waited for it, in the order
 * in which they occurred. Throws AppError `unauthenticated` when the request does not come from the service. An event
 * that concerns none of our tenants is taken and left.
 */
export const receiveEvent = defineOperation({
  name: "billing.receive-event",
  permission: "system",
  input: receiveInput,
  async run(context: BillingSweepContext, { body, signature }): Promise<void> {
    const { control, gateway } = context;
    const read = await gateway.readEvent(body, signature, context.now());
    if (read === null) throw new AppError("unauthenticated", "billing.problem.event-refused");
    if (read === "nothing") return;
    await insertPaymentEvent(control, read, context.now());
    await applyWaiting(context, read.tenantId);
  },
});

/** Applies events that could not be applied when they came. Run by the cron. */
export const applyLateEvents = defineOperation({
  name: "billing.apply-late-events",
  permission: "system",
  input: z.object({}),
  async run(context: BillingSweepContext): Promise<void> {
    const until = new Date(context.now().getTime() - patience);
    for (const tenantId of await selectWaitingTenants(context.control, until, batch))
      await applyWaiting(context, tenantId);
  },
});

/** Goes round until nothing can be applied any more: applying one event may be what another waited for. */
async function applyWaiting(context: BillingSweepContext, tenantId: string): Promise<void> {
  const { control, gateway } = context;
  const entered = await context.enter(tenantId);
  if (!entered) return;
  for (let applied = true; applied; ) {
    applied = false;
    for (const event of await selectWaitingEvents(control, gateway.name, tenantId, batch)) {
      if (!(await applyEvent(entered, event))) continue;
      await markEventApplied(control, event, context.now());
      applied = true;
    }
  }
}
