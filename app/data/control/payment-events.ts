import { and, asc, between, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import type { GatewayName, Subscription } from "~/domain/billing/subscription";
import { bills, paymentEvents, subscriptions } from "./billing-schema";
import type { NewBillRow } from "./bills";
import type { ControlDatabase } from "./control-database";
import { findSubscription, type NewSubscription } from "./subscriptions";
import type { TenantControl } from "./tenant-control";

/** Keeps an event; one that came before stays as it is. */
export const insertPaymentEvent = (control: ControlDatabase, event: PaymentEvent, receivedAt: Date) =>
  control
    .insert(paymentEvents)
    .values({
      gateway: event.gateway,
      eventId: event.eventId,
      type: event.type,
      subject: event.tenantId,
      occurredAt: event.occurredAt,
      receivedAt,
      payload: event.update,
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });

/** The events of a tenant that were not applied yet, in the order in which they occurred. */
export async function selectWaitingEvents(
  control: TenantControl,
  gateway: GatewayName,
  limit: number,
): Promise<PaymentEvent[]> {
  const rows = await control
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.gateway, gateway),
        eq(paymentEvents.subject, control.tenantId),
        isNull(paymentEvents.appliedAt),
      ),
    )
    .orderBy(asc(paymentEvents.occurredAt), asc(paymentEvents.eventId))
    .limit(limit);
  return rows.map(({ eventId, type, subject, occurredAt, payload }) => ({
    gateway,
    eventId,
    type,
    tenantId: subject,
    occurredAt,
    update: payload,
  }));
}

/** The tenants with events that came between two moments and still wait. */
export async function selectWaitingTenants(
  control: ControlDatabase,
  since: Date,
  until: Date,
  limit: number,
): Promise<{ tenantId: string }[]> {
  const rows = await control
    .selectDistinct({ subject: paymentEvents.subject })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.appliedAt), between(paymentEvents.receivedAt, since, until)))
    .limit(limit);
  return rows.map(({ subject }) => ({ tenantId: subject }));
}

export const markEventApplied = (control: ControlDatabase, event: PaymentEvent, now: Date) =>
  control
    .update(paymentEvents)
    .set({ appliedAt: now })
    .where(and(eq(paymentEvents.gateway, event.gateway), eq(paymentEvents.eventId, event.eventId)));

/** A subscription by what the payment service calls it, or null. */
export async function findSubscriptionOfGateway(
  control: ControlDatabase,
  gateway: GatewayName,
  gatewayId: string,
): Promise<Subscription | null> {
  const row = await control
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.gateway, gateway), eq(subscriptions.gatewayId, gatewayId)))
    .get();
  return row ? findSubscription(control, row.id) : null;
}

/**
 * Makes a subscription what an event tells of it; returns no row when a newer event was applied. Who has it and when it
 * was made stays.
 */
export const updateByEvent = (control: ControlDatabase, { status, ...row }: NewSubscription) => {
  const { id, createdAt: _, ...set } = row;
  return control
    .update(subscriptions)
    .set({
      ...set,
      // We suspend, not the service: what is still past due stays suspended.
      status: sql`case when ${subscriptions.status} = 'suspended' and ${status} = 'past-due'
        then 'suspended' else ${status} end`,
      revision: sql`${subscriptions.revision} + 1`,
    })
    .where(
      and(
        eq(subscriptions.id, id),
        sql`(${subscriptions.lastEventAt} is null or ${subscriptions.lastEventAt} < ${row.lastEventAt?.getTime() ?? 0}
          or (${subscriptions.lastEventAt} = ${row.lastEventAt?.getTime() ?? 0}
            and ${subscriptions.lastEventId} < ${row.lastEventId ?? ""}))`,
      ),
    );
};

/** Writes a bill as an event tells of it, unless a newer event was applied. */
export const putBill = (control: TenantControl, row: NewBillRow) => {
  const { id: _, number: __, createdAt: ___, ...set } = row;
  return control
    .insert(bills)
    .values({ ...row, tenantId: control.tenantId })
    .onConflictDoUpdate({ target: bills.key, set, setWhere: isNewer });
};

const isNewer = sql`bills.last_event_at is null or bills.last_event_at < excluded.last_event_at
  or (bills.last_event_at = excluded.last_event_at and bills.last_event_id < excluded.last_event_id)`;

/** The bills of a gateway that have been owed since a day or longer while their subscription was only past due. */
export const selectOverdue = (control: ControlDatabase, gateway: GatewayName, until: string, limit: number) =>
  control
    .select({ tenantId: bills.tenantId, subscriptionId: bills.subscriptionId })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(
      and(
        eq(bills.status, "owed"),
        lte(bills.billedOn, until),
        eq(subscriptions.gateway, gateway),
        eq(subscriptions.status, "past-due"),
      ),
    )
    .limit(limit);

/** The overage bills of a gateway that nobody has charged yet. */
export const selectUnchargedOverage = (control: ControlDatabase, gateway: GatewayName, limit: number) =>
  control
    .select({
      id: bills.id,
      key: bills.key,
      tenantId: bills.tenantId,
      amount: bills.amount,
      tries: bills.tries,
      lines: bills.lines,
      subscriptionId: bills.subscriptionId,
    })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(
      and(
        eq(bills.status, "owed"),
        eq(bills.kind, "overage"),
        eq(bills.tries, 0),
        eq(subscriptions.gateway, gateway),
        inArray(subscriptions.status, ["active", "past-due", "suspended"]),
      ),
    )
    .limit(limit);

/** Pays the oldest overage bill of this amount that a payment of the service can be for; returns no row without one. */
export const payOverageBill = (
  control: ControlDatabase,
  subscriptionId: string,
  { amount, paymentId, now }: { amount: number; paymentId: string; now: Date },
) =>
  control
    .update(bills)
    .set({ status: "paid", gatewayId: paymentId, paidAt: now, nextTryOn: null })
    .where(
      sql`${bills.id} = (select id from ${bills} where subscription_id = ${subscriptionId} and kind = 'overage'
        and amount = ${amount} and (gateway_id = ${paymentId} or (gateway_id is null and status = 'owed'))
        order by gateway_id is null, billed_on limit 1)`,
    )
    .returning({ id: bills.id });
