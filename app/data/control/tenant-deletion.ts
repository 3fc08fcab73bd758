import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import { masterTenantId } from "~/domain/tenants/master-tenant";
import type { ControlDatabase } from "./control-database";
import { members, roles, tenants, users, visits } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/** Records that a tenant is to be erased; returns no row when that was recorded before, or for the master tenant. */
export const recordDeletionRequest = (
  control: TenantControl,
  { requestedAt, dueAt }: { requestedAt: Date; dueAt: Date },
) =>
  control
    .update(tenants)
    .set({ status: "closing", deletionRequestedAt: requestedAt, deletionDueAt: dueAt })
    .where(
      and(
        eq(tenants.id, control.tenantId),
        ne(tenants.id, masterTenantId),
        isNull(tenants.deletionRequestedAt),
      ),
    )
    .returning({ id: tenants.id });

/** Clears the request; returns no row when there was none or erasing has begun. */
export const clearDeletionRequest = (control: TenantControl) =>
  control
    .update(tenants)
    .set({
      status: sql`case when ${tenants.suspendedAt} is null then 'active' else 'suspended' end`,
      deletionRequestedAt: null,
      deletionDueAt: null,
    })
    .where(and(eq(tenants.id, control.tenantId), eq(tenants.status, "closing")))
    .returning({ id: tenants.id });

/** From here on nothing can be cancelled. Also returns the row when it was so already; none before its time. */
export const beginErasure = (
  control: TenantControl,
  { requestedAt, now }: { requestedAt: Date; now: Date },
) =>
  control
    .update(tenants)
    .set({ status: "erasing" })
    .where(
      and(
        eq(tenants.id, control.tenantId),
        inArray(tenants.status, ["closing", "erasing"]),
        eq(tenants.deletionRequestedAt, requestedAt),
        lte(tenants.deletionDueAt, now),
      ),
    )
    .returning({ id: tenants.id });

/** Whether the deletion that was asked for then is still to be carried out, and when. */
export async function findDeletion(control: TenantControl) {
  const row = await control
    .select({
      status: tenants.status,
      requestedAt: tenants.deletionRequestedAt,
      dueAt: tenants.deletionDueAt,
    })
    .from(tenants)
    .where(eq(tenants.id, control.tenantId))
    .get();
  return row?.requestedAt && row.dueAt ? { ...row, requestedAt: row.requestedAt, dueAt: row.dueAt } : null;
}

/** The deletions under way, the most pressing first. Nobody is reminded of a visit's, which begins when it is due. */
export const selectDeletions = (control: ControlDatabase, now: Date, limit: number) =>
  control
    .select({ tenantId: tenants.id, requestedAt: tenants.deletionRequestedAt })
    .from(tenants)
    .where(
      and(
        isNotNull(tenants.deletionDueAt),
        or(
          lte(tenants.deletionDueAt, now),
          sql`not exists (select 1 from ${visits} v where v.tenant_id = ${tenants.id})`,
        ),
      ),
    )
    .orderBy(asc(tenants.deletionDueAt))
    .limit(limit);

/** The people who may delete the tenant: whoever holds everything, or that permission. At most 50. */
export const selectOwners = (control: TenantControl) =>
  control
    .select({ memberId: members.id, email: users.email, language: users.language })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(
      and(
        eq(members.tenantId, control.tenantId),
        eq(members.status, userStatus.active),
        sql`exists (select 1 from json_each(${roles.permissions}) p where p.value in ('*', 'Tenant.Delete'))`,
      ),
    )
    .orderBy(asc(members.id))
    .limit(50);
