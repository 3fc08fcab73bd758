import { and, asc, desc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { WebhookEventType } from "~/domain/webhooks/webhook-event-types";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./webhook-schema";

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const deliveryColumns = {
  id: webhookDeliveries.id,
  eventId: webhookDeliveries.eventId,
  sequence: webhookDeliveries.sequence,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  nextAt: webhookDeliveries.nextAt,
  attemptedAt: webhookDeliveries.attemptedAt,
  status: webhookDeliveries.status,
  milliseconds: webhookDeliveries.milliseconds,
  answer: webhookDeliveries.answer,
  problem: webhookDeliveries.problem,
  type: webhookEvents.type,
  documentId: webhookEvents.documentId,
  data: webhookEvents.data,
  at: webhookEvents.at,
};

const deliveries = (shard: TenantShard) =>
  shard
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId));

export type KeptDelivery = Awaited<ReturnType<typeof selectDueDeliveries>>[number];

/** What is due at an endpoint, in the order in which it fell due. */
export const selectDueDeliveries = (shard: TenantShard, endpointId: string, at: Date, limit: number) =>
  deliveries(shard)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.state, "waiting"),
        lte(webhookDeliveries.nextAt, at),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.sequence))
    .limit(limit);

/** The log of an endpoint, newest first, below a sequence number. */
export const selectDeliveries = (
  shard: TenantShard,
  endpointId: string,
  { before, limit }: { before: number | null; limit: number },
) =>
  deliveries(shard)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        before === null ? undefined : lt(webhookDeliveries.sequence, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.sequence))
    .limit(limit);

export async function findDelivery(shard: TenantShard, endpointId: string, deliveryId: string) {
  const row = await deliveries(shard)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, endpointId)))
    .get();
  return row ?? null;
}

export type NotedAttempt = Pick<DeliveryRow, "id" | "attempts" | "state" | "status" | "milliseconds"> & {
  nextAt: Date;
  attemptedAt: Date;
  answer: string;
  problem: string | null;
};

/**
 * Records how attempts ended, each unless another one of the same delivery was recorded meanwhile. One statement, since
 * one for each would take longer than the attempts.
 */
export const noteAttempts = (shard: TenantShard, attempts: readonly NotedAttempt[]) => {
  const rows = attempts.map((one) => ({
    ...one,
    nextAt: one.nextAt.getTime(),
    attemptedAt: one.attemptedAt.getTime(),
  }));
  const noted = (key: keyof NotedAttempt) => sql`noted.value ->> ${sql.raw(`'${key}'`)}`;
  return shard
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      state: noted("state"),
      nextAt: noted("nextAt"),
      attemptedAt: noted("attemptedAt"),
      status: noted("status"),
      milliseconds: noted("milliseconds"),
      answer: noted("answer"),
      problem: noted("problem"),
    })
    .from(sql`json_each(${JSON.stringify(rows)}) noted`)
    .where(and(eq(webhookDeliveries.id, noted("id")), eq(webhookDeliveries.attempts, noted("attempts"))));
};

/** Has a delivery made again, from the first attempt on. */
export const resendDelivery = (shard: TenantShard, endpointId: string, deliveryId: string, at: Date) =>
  shard
    .update(webhookDeliveries)
    .set({ state: "waiting", attempts: 0, nextAt: at })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, endpointId)))
    .returning({ id: webhookDeliveries.id });

/** Has the events since a moment delivered again that an endpoint has not got, or `all` of them. */
export const resendSince = (shard: TenantShard, endpointId: string, since: Date, at: Date, all: boolean) =>
  shard
    .insert(webhookDeliveries)
    .select(
      (tenantId) => sql`select lower(hex(randomblob(16))), v.tenant_id, e.id, v.id, v.sequence, 'waiting', 0,
        ${at.getTime()}, null, null, null, null, null
        from ${webhookEvents} v join ${webhookEndpoints} e on e.tenant_id = v.tenant_id
        where v.tenant_id = ${tenantId} and e.id = ${endpointId} and v.at >= ${since.getTime()}
        and exists (select 1 from json_each(e.event_types) where value = v.type)
        and (e.model_ids is null or exists (select 1 from json_each(e.model_ids) where value = v.model_id))`,
    )
    .onConflictDoUpdate({
      target: [webhookDeliveries.endpointId, webhookDeliveries.sequence],
      set: { state: "waiting", attempts: 0, nextAt: at },
      ...(!all && { setWhere: sql`${webhookDeliveries.state} <> 'delivered'` }),
    })
    .returning({ id: webhookDeliveries.id });

/** Writes an event that no change told of, after the newest of the tenant. */
export const insertEvent = (
  shard: TenantShard,
  event: { id: string; type: WebhookEventType; data: Record<string, unknown>; at: Date },
) =>
  shard.insert(webhookEvents).select(
    (tenantId) => sql`select ${event.id}, ${tenantId},
      (select coalesce(max(sequence), 0) + 1 from ${webhookEvents} where tenant_id = ${tenantId}),
      ${event.type}, null, null, ${JSON.stringify(event.data)}, ${event.at.getTime()}`,
  );

/** An event's way to one endpoint, due at a moment. */
export const insertDelivery = (
  shard: TenantShard,
  { id, endpointId, eventId, nextAt }: { id: string; endpointId: string; eventId: string; nextAt: Date },
) =>
  shard.insert(webhookDeliveries).select(
    (tenantId) => sql`select ${id}, ${tenantId}, e.id, v.id, v.sequence, 'waiting', 0, ${nextAt.getTime()},
      null, null, null, null, null
      from ${webhookEvents} v join ${webhookEndpoints} e on e.tenant_id = v.tenant_id
      where v.id = ${eventId} and v.tenant_id = ${tenantId} and e.id = ${endpointId}`,
  );

/**
 * Deletes old events with their deliveries; the newest of a tenant stays, so that numbers are never given twice.
 * Returns how many.
 */
export async function deleteEventsBefore(shard: SweepShard, before: Date, limit: number): Promise<number> {
  const newer = sql`exists (select 1 from webhook_events newer where newer.tenant_id = ${webhookEvents.tenantId}
    and newer.sequence > ${webhookEvents.sequence})`;
  const old = shard
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(lt(webhookEvents.at, before), newer))
    .orderBy(asc(webhookEvents.at))
    .limit(limit);
  const { meta } = await shard.delete(webhookEvents).where(inArray(webhookEvents.id, old)).run();
  return meta.changes;
}
