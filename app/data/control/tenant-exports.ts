import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ExportPart } from "~/domain/tenants/data-export";
import type { ControlDatabase } from "./control-database";
import { apiKeys, members, roles, tenantExports } from "./control-schema";

export const insertExport = (control: ControlDatabase, row: typeof tenantExports.$inferInsert) =>
  control.insert(tenantExports).values(row);

/** The latest exports of a tenant, newest first. */
export const selectExports = (control: ControlDatabase, tenantId: string, limit: number) =>
  control
    .select()
    .from(tenantExports)
    .where(eq(tenantExports.tenantId, tenantId))
    .orderBy(desc(tenantExports.id))
    .limit(limit);

/** An export of the tenant, or null. */
export async function findExport(control: ControlDatabase, tenantId: string, exportId: string) {
  const row = await control
    .select()
    .from(tenantExports)
    .where(and(eq(tenantExports.id, exportId), eq(tenantExports.tenantId, tenantId)))
    .get();
  return row ?? null;
}

const running = (tenantId: string, exportId: string) =>
  and(
    eq(tenantExports.id, exportId),
    eq(tenantExports.tenantId, tenantId),
    eq(tenantExports.state, "running"),
  );

/** Notes how far a running export is. */
export const advanceExport = (
  control: ControlDatabase,
  { tenantId, exportId }: { tenantId: string; exportId: string },
  step: { progressAt: Date; done?: number; total?: number; parts?: ExportPart[] },
) => control.update(tenantExports).set(step).where(running(tenantId, exportId));

/** Ends a running export. */
export const endExport = (
  control: ControlDatabase,
  { tenantId, exportId }: { tenantId: string; exportId: string },
  ending: { state: "ready"; readyAt: Date; expiresAt: Date } | { state: "failed" },
) =>
  control
    .update(tenantExports)
    .set(ending)
    .where(running(tenantId, exportId))
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
export const selectMembersForExport = (control: ControlDatabase, tenantId: string) =>
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
    .where(eq(members.tenantId, tenantId))
    .orderBy(members.id);

/** Its own roles. */
export const selectRolesForExport = (control: ControlDatabase, tenantId: string) =>
  control
    .select({ roleId: roles.id, name: roles.name, permissions: roles.permissions })
    .from(roles)
    .where(eq(roles.tenantId, tenantId))
    .orderBy(roles.id);

/** Its API keys, of which only the beginning is known. */
export const selectKeysForExport = (control: ControlDatabase, tenantId: string) =>
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
    .where(eq(apiKeys.tenantId, tenantId))
    .orderBy(sql`${apiKeys.id}`);
