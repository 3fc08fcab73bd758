import { and, asc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import type { SuspensionReason } from "~/domain/tenants/tenant-status";
import { subscriptions } from "./billing-schema";
import type { ControlDatabase } from "./control-database";
import { members, sessions, tenants, visits } from "./control-schema";
import type { TenantControl } from "./tenant-control";

const columns = {
  id: tenants.id,
  name: tenants.name,
  foldedName: tenants.foldedName,
  companyName: tenants.companyName,
  countryCode: tenants.countryCode,
  dataCenter: tenants.dataCenter,
  shardId: tenants.shardId,
  status: tenants.status,
  suspendedFor: tenants.suspendedFor,
  deletionDueAt: tenants.deletionDueAt,
  createdAt: tenants.createdAt,
  plan: subscriptions.tier,
  included: subscriptions.documentsIncluded,
  periodStart: subscriptions.periodStart,
  periodEnd: subscriptions.periodEnd,
  members: sql<number>`(select count(*) from ${members} m where m.tenant_id = ${tenants.id} and m.status = 1)`,
};

/** There is never more than one. */
const liveSubscription = and(eq(subscriptions.tenantId, tenants.id), ne(subscriptions.status, "canceled"));

/** Neither the people who run the service nor someone who tries it for an hour. */
const isCustomer = and(
  ne(tenants.id, masterTenantId),
  sql`not exists (select 1 from ${visits} v where v.tenant_id = ${tenants.id})`,
);

/** Customers in the order of their folded names; `prefix` and `after` are folded too. The master tenant is not one. */
export const selectCustomers = (
  control: ControlDatabase,
  { prefix, after, limit }: { prefix: string; after: string | undefined; limit: number },
) =>
  control
    .select(columns)
    .from(tenants)
    .leftJoin(subscriptions, liveSubscription)
    .where(
      and(
        isCustomer,
        ...withinPrefix(prefix),
        after === undefined ? undefined : gt(tenants.foldedName, after),
      ),
    )
    .orderBy(asc(tenants.foldedName))
    .limit(limit);

// No name goes on with the last code point there is.
const withinPrefix = (prefix: string): SQL[] =>
  prefix ? [gte(tenants.foldedName, prefix), lt(tenants.foldedName, `${prefix}\u{10ffff}`)] : [];

/** The customer with this id or, without one, of this folded name; null when there is none. */
export async function findCustomer(
  control: ControlDatabase,
  { tenantId, foldedName }: { tenantId: string | undefined; foldedName: string | undefined },
) {
  const wanted = tenantId === undefined ? eq(tenants.foldedName, foldedName ?? "") : eq(tenants.id, tenantId);
  const row = await control
    .select(columns)
    .from(tenants)
    .leftJoin(subscriptions, liveSubscription)
    .where(and(wanted, isCustomer))
    .get();
  return row ?? null;
}

/** Names of organizations by id, whoever's they are: for the people who run the service. */
export async function namesOfAnyTenants(control: ControlDatabase, ids: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
    ids.slice(part * mostIds, (part + 1) * mostIds),
  );
  const rows = await Promise.all(
    parts.map((part) =>
      control.select({ id: tenants.id, name: tenants.name }).from(tenants).where(inArray(tenants.id, part)),
    ),
  );
  return Object.fromEntries(rows.flat().map(({ id, name }) => [id, name]));
}

// D1 binds at most 100 parameters to a statement.
const mostIds = 90;

/** Keeps in a person's session for which customer it acts; null for none. Changes nothing that is so already. */
export const setActingTenant = (
  control: ControlDatabase,
  session: { tokenHash: string; userId: string },
  tenantId: string | null,
) =>
  control
    .update(sessions)
    .set({ actingTenantId: tenantId })
    .where(
      and(
        eq(sessions.tokenHash, session.tokenHash),
        eq(sessions.userId, session.userId),
        sql`${sessions.actingTenantId} is not ${tenantId}`,
      ),
    );

/** Suspends a tenant that is not suspended. One that waits to be erased stays so, and is suspended when that is cancelled. */
export const suspendTenant = (
  control: TenantControl,
  { reason, at }: { reason: SuspensionReason; at: Date },
) =>
  control
    .update(tenants)
    .set({
      suspendedAt: at,
      suspendedFor: reason,
      status: sql`case when ${tenants.status} = 'active' then 'suspended' else ${tenants.status} end`,
    })
    .where(
      and(
        eq(tenants.id, control.tenantId),
        ne(tenants.id, masterTenantId),
        sql`${tenants.suspendedAt} is null`,
      ),
    )
    .returning({ id: tenants.id });

/** Ends a suspension for this reason. */
export const resumeTenant = (control: TenantControl, { reason }: { reason: SuspensionReason }) =>
  control
    .update(tenants)
    .set({
      suspendedAt: null,
      suspendedFor: null,
      status: sql`case when ${tenants.status} = 'suspended' then 'active' else ${tenants.status} end`,
    })
    .where(and(eq(tenants.id, control.tenantId), eq(tenants.suspendedFor, reason)))
    .returning({ id: tenants.id });
