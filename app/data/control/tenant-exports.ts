import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ExportPart } from "~/domain/tenants/data-export";
import type { NewRow } from "../new-row";
import type { ControlDatabase } from "./control-database";
import { apiKeys, members, roles, tenantExports } from "./control-schema";
import type { TenantControl } from "./tenant-control";

export const insertExport = (control: TenantControl, row: NewRow<typeof tenantExports>) =>
  control.insert(tenantExports).values({ ...row, tenantId: control.tenantId });

/** The latest exports of a tenant, newest first. */
export const selectExports = (control: TenantControl, limit: number) =>
  control
    .select()
    .from(tenantExports)
    .where(eq(tenantExports.tenantId, control.tenantId))
    .orderBy(desc(tenantExports.id))
    .limit(limit);

/** An export of the tenant, or null. */
export async function findExport(control: TenantControl, exportId: string) {
  const row = await control
    .select()
    .from(tenantExports)
    .where(and(eq(tenantExports.id, exportId), eq(tenantExports.tenantId, control.tenantId)))
    .get();
  return row ?? null;
}

const running = (tenantId: string, exportId: string) =>
  and(
    eq(tenantExports.id, exportId),
    eq(tenantExports.tenantId, tenantId),
    eq(tenantExports.state, "running"),
  );

/** Records how far a running export is. */
export const advanceExport = (
  control: TenantControl,
  { exportId }: { exportId: string },
  step: { progressAt: Date; done?: number; total?: number; parts?: ExportPart[] },
) => control.update(tenantExports).set(step).where(running(control.tenantId, exportId));

/** Ends a running export; of one that failed, `progressAt` says from then on when that was. */
export const endExport = (
  control: TenantControl,
  { exportId }: { exportId: string },
  ending: { state: "ready"; readyAt: Date; expiresAt: Date } | { state: "failed"; progressAt: Date },
) =>
  control
    .update(tenantExports)
    .set(ending)
    .where(running(control.tenantId, exportId))
    .returning({ id: tenantExports.id });

/** The ready exports that can be downloaded no longer. */
export const selectExpiredExports = (control: ControlDatabase, now: Date, limit: number) =>
  control
    .select({ id: tenantExports.id, tenantId: tenantExports.tenantId })
    .from(tenantExports)
    .where(and(eq(tenantExports.state, "ready"), lt(tenantExports.expiresAt, now)))
    .limit(limit);

export const markExportExpired = (control: ControlDatabase, exportId: string) =>
  control
    .update(tenantExports)
    .set({ state: "expired", parts: [] })
    .where(and(eq(tenantExports.id, exportId), eq(tenantExports.state, "ready")));

/** The running exports that have not moved since. */
export const selectStalledExports = (control: ControlDatabase, since: Date, limit: number) =>
  control
    .select({
      exportId: tenantExports.id,
      tenantId: tenantExports.tenantId,
      requestedAt: tenantExports.requestedAt,
    })
    .from(tenantExports)
    .where(and(eq(tenantExports.state, "running"), lt(tenantExports.progressAt, since)))
    .limit(limit);

/** The users of a tenant for its export: no secrets. */
export const selectMembersForExport = (control: TenantControl) =>
  control
    .select({
      userId: members.id,
      kind: members.kind,
      email: members.email,
      firstName: members.givenName,
      lastName: members.familyName,
      role: roles.name,
      features: members.features,
      userStatus: members.status,
      invitedAt: members.invitedAt,
      joinedAt: members.joinedAt,
      removedAt: members.removedAt,
    })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(eq(members.tenantId, control.tenantId))
    .orderBy(members.id);

/** Its own roles. */
export const selectRolesForExport = (control: TenantControl) =>
  control
    .select({ roleId: roles.id, name: roles.name, permissions: roles.permissions })
    .from(roles)
    .where(eq(roles.tenantId, control.tenantId))
    .orderBy(roles.id);

/** Its API keys, of which only the beginning is known. */
export const selectKeysForExport = (control: TenantControl) =>
  control
    .select({
      keyId: apiKeys.id,
      name: apiKeys.name,
      hint: apiKeys.hint,
      permissions: apiKeys.permissions,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.tenantId, control.tenantId))
    .orderBy(sql`${apiKeys.id}`);
