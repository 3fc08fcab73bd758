import { and, eq, sql } from "drizzle-orm";
import { subscriptions } from "./billing-schema";
import type { ControlDatabase } from "./control-database";
import { tenants } from "./control-schema";

/** What a tenant's metadata says: a JSON text, or null. */
export async function findTenantMetadata(control: ControlDatabase, tenantId: string): Promise<string | null> {
  const row = await control
    .select({ metadata: tenants.metadata })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .get();
  return row?.metadata ?? null;
}

export const clearTenantMetadata = (control: ControlDatabase, tenantId: string) =>
  control.update(tenants).set({ metadata: null }).where(eq(tenants.id, tenantId));

/** Suspends a tenant for want of payment; one that is not active stays as it is. */
export const suspendForPayment = (control: ControlDatabase, tenantId: string, now: Date) =>
  control
    .update(tenants)
    .set({ status: "suspended", suspendedFor: "payment", suspendedAt: now })
    .where(and(eq(tenants.id, tenantId), eq(tenants.status, "active")));

/** Ends a suspension for want of payment once a subscription runs again; any other suspension stays. */
export const resumeAfterPayment = (control: ControlDatabase, tenantId: string) =>
  control
    .update(tenants)
    .set({ status: "active", suspendedFor: null, suspendedAt: null })
    .where(
      and(
        eq(tenants.id, tenantId),
        eq(tenants.status, "suspended"),
        eq(tenants.suspendedFor, "payment"),
        sql`exists (select 1 from ${subscriptions} where tenant_id = ${tenantId}
          and status in ('trialing', 'active', 'past-due'))`,
      ),
    );

/** Suspends a tenant that has no subscription any more. */
export const suspendIfUnsubscribed = (control: ControlDatabase, tenantId: string, now: Date) =>
  control
    .update(tenants)
    .set({ status: "suspended", suspendedFor: "payment", suspendedAt: now })
    .where(
      and(
        eq(tenants.id, tenantId),
        eq(tenants.status, "active"),
        sql`not exists (select 1 from ${subscriptions} where tenant_id = ${tenantId} and status <> 'canceled')`,
      ),
    );
