import { and, asc, count, eq, lte, ne, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";
import { webhookDeliveries, webhookEndpoints } from "./webhook-schema";

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
type EndpointChange = Partial<Omit<EndpointRow, "id" | "tenantId" | "createdAt">>;

/** The endpoints of a tenant, oldest first. */
export const selectEndpoints = (shard: TenantShard) =>
  shard.select().from(webhookEndpoints).orderBy(asc(webhookEndpoints.id));

export async function findEndpoint(shard: TenantShard, endpointId: string): Promise<EndpointRow | null> {
  const row = await shard.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId)).get();
  return row ?? null;
}

export async function countEndpoints(shard: TenantShard): Promise<number> {
  const row = await shard.select({ count: count() }).from(webhookEndpoints).get();
  return row?.count ?? 0;
}

export const insertEndpoint = (shard: TenantShard, row: NewRow<typeof webhookEndpoints>) =>
  shard.insert(webhookEndpoints).values(row);

export const updateEndpoint = (shard: TenantShard, endpointId: string, change: EndpointChange) =>
  shard
    .update(webhookEndpoints)
    .set(change)
    .where(eq(webhookEndpoints.id, endpointId))
    .returning({ id: webhookEndpoints.id });

/** The same unless it is disabled, which someone may have done while an attempt was under way. */
export const updateOpenEndpoint = (shard: TenantShard, endpointId: string, change: EndpointChange) =>
  shard
    .update(webhookEndpoints)
    .set(change)
    .where(and(eq(webhookEndpoints.id, endpointId), ne(webhookEndpoints.state, "disabled")))
    .returning({ id: webhookEndpoints.id });

/** The deliveries go with it. */
export const deleteEndpoint = (shard: TenantShard, endpointId: string) =>
  shard
    .delete(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
    .returning({ id: webhookEndpoints.id });

/** Replaces a seal by a renewed one, unless the secret was changed meanwhile. */
export const replaceEndpointSeal = (
  shard: TenantShard,
  endpointId: string,
  column: "sealedSecret" | "sealedPrevious" | "sealedHeader",
  { from, to }: { from: string; to: string },
) =>
  shard
    .update(webhookEndpoints)
    .set({ [column]: to })
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints[column], from)));

/** Takes an endpoint for a turn of deliveries; null when it is not due, disabled, or another turn has it. */
export async function claimEndpoint(
  shard: TenantShard,
  endpointId: string,
  { at, until }: { at: Date; until: Date },
): Promise<EndpointRow | null> {
  const [row] = await shard
    .update(webhookEndpoints)
    .set({ busyUntil: until })
    .where(
      and(
        eq(webhookEndpoints.id, endpointId),
        ne(webhookEndpoints.state, "disabled"),
        lte(webhookEndpoints.notBefore, at),
        lte(webhookEndpoints.busyUntil, at),
      ),
    )
    .returning();
  return row ?? null;
}

/** Whether something may be sent to an endpoint now, and a delivery is due. */
const isDue = (at: Date) =>
  and(
    sql`${webhookEndpoints.state} in ('enabled', 'failing')`,
    lte(webhookEndpoints.notBefore, at),
    lte(webhookEndpoints.busyUntil, at),
    sql`exists (select 1 from ${webhookDeliveries} where ${webhookDeliveries.endpointId} = ${webhookEndpoints.id}
      and ${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.nextAt} <= ${at.getTime()})`,
  );

/** Endpoints of a shard for which a delivery is due. */
export const selectDueEndpoints = (shard: SweepShard, { at, limit }: { at: Date; limit: number }) =>
  shard
    .select({ tenantId: webhookEndpoints.tenantId, endpointId: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(isDue(at))
    .orderBy(asc(webhookEndpoints.notBefore))
    .limit(limit);

/** The same of one tenant, to be woken at once. */
export const selectDueOfTenant = (shard: TenantShard, at: Date) =>
  shard.select({ endpointId: webhookEndpoints.id }).from(webhookEndpoints).where(isDue(at));
