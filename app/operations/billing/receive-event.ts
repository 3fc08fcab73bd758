import { z } from "zod";
import {
  insertPaymentEvent,
  markEventApplied,
  selectWaitingEvents,
  selectWaitingTenants,
} from "~/data/control/payment-news";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import { applyEvent } from "./apply-event";
import type { BillingJobContext, BillingSweepContext } from "./billing-job-context";

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
    const entered = await context.enter(read.tenantId);
    const kept = await insertPaymentEvent(control, read, context.now());
    // What came before was applied, or waits for another event, or for the cron.
    if (!entered || kept.length === 0 || !(await applyEvent(entered, read))) return;
    await markEventApplied(control, read, context.now());
    if (read.news.kind === "subscription") await applyWaiting(context, entered);
  },
});

/** Applies events that could not be applied when they came. Run by the cron. */
export const applyLateEvents = defineOperation({
  name: "billing.apply-late-events",
  permission: "system",
  input: z.object({}),
  async run(context: BillingSweepContext): Promise<void> {
    const until = new Date(context.now().getTime() - patience);
    for (const tenantId of await selectWaitingTenants(context.control, until, batch)) {
      const entered = await context.enter(tenantId);
      if (entered) await applyWaiting(context, entered);
    }
  },
});

/** Goes round until nothing can be applied any more: applying one event may be what another waited for. */
async function applyWaiting(
  { control, gateway, now }: BillingSweepContext,
  entered: BillingJobContext,
): Promise<void> {
  for (let applied = true; applied; ) {
    applied = false;
    const waiting = await selectWaitingEvents(control, gateway.name, entered.tenant.id, batch);
    for (const event of waiting) {
      // A subscription's newest event says all that the older ones said.
      const isPassed = waiting.some((other) => isOfSame(other, event) && isLater(other, event));
      if (isPassed || !(await applyEvent(entered, event))) continue;
      for (const done of waiting.filter((other) => isOfSame(other, event) && !isLater(other, event)))
        await markEventApplied(control, done, now());
      applied = true;
    }
  }
}

const isOfSame = (one: PaymentEvent, other: PaymentEvent) =>
  one.eventId === other.eventId ||
  (one.news.kind === "subscription" &&
    other.news.kind === "subscription" &&
    one.news.gatewayId === other.news.gatewayId);

const isLater = (one: PaymentEvent, other: PaymentEvent) =>
  one.occurredAt.getTime() > other.occurredAt.getTime() ||
  (one.occurredAt.getTime() === other.occurredAt.getTime() && one.eventId > other.eventId);
