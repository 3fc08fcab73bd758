import { and, eq, sql } from "drizzle-orm";
import { subscriptions } from "./billing-schema";
import { tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** The metadata of a tenant: a JSON text, or null. */
export async function findTenantMetadata(control: TenantControl): Promise<string | null> {
  const row = await control
    .select({ metadata: tenants.metadata })
    .from(tenants)
    .where(eq(tenants.id, control.tenantId))
    .get();
  return row?.metadata ?? null;
}

export const clearTenantMetadata = (control: TenantControl) =>
  control.update(tenants).set({ metadata: null }).where(eq(tenants.id, control.tenantId));

/** Suspends a tenant for non-payment; one that is not active stays as it is. */
export const suspendForPayment = (control: TenantControl, now: Date) =>
  control
    .update(tenants)
    .set({ status: "suspended", suspendedFor: "payment", suspendedAt: now })
    .where(and(eq(tenants.id, control.tenantId), eq(tenants.status, "active")));

/** Ends a suspension for non-payment once a subscription runs again; any other suspension stays. */
export const resumeAfterPayment = (control: TenantControl) =>
  control
    .update(tenants)
    .set({ status: "active", suspendedFor: null, suspendedAt: null })
    .where(
      and(
        eq(tenants.id, control.tenantId),
        eq(tenants.status, "suspended"),
        eq(tenants.suspendedFor, "payment"),
        sql`exists (select 1 from ${subscriptions} where tenant_id = ${control.tenantId}
          and status in ('trialing', 'active', 'past-due'))`,
      ),
    );

/** Suspends a tenant that has no subscription any more. */
export const suspendIfUnsubscribed = (control: TenantControl, now: Date) =>
  control
    .update(tenants)
    .set({ status: "suspended", suspendedFor: "payment", suspendedAt: now })
    .where(
      and(
        eq(tenants.id, control.tenantId),
        eq(tenants.status, "active"),
        sql`not exists (select 1 from ${subscriptions} where tenant_id = ${control.tenantId} and status <> 'canceled')`,
      ),
    );
