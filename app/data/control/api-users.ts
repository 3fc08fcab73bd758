import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ApiUser, ShownKey } from "~/domain/keys/api-user";
import { apiKeys, members, roles } from "./control-schema";
import type { TenantControl } from "./tenant-control";

const columns = (now: Date) => ({
  id: members.id,
  name: members.givenName,
  roleId: members.roleId,
  roleName: roles.name,
  permissions: roles.permissions,
  createdAt: members.createdAt,
  openKeys: sql<number>`(select count(*) from api_keys k where k.member_id = ${members.id} and k.revoked_at is null
    and (k.expires_at is null or k.expires_at > ${now.getTime()}))`,
});

const isApiUser = (tenantId: string) => and(eq(members.tenantId, tenantId), eq(members.kind, "api"));

/** The API users of a tenant in the order in which they were made. */
export const selectApiUsers = async (control: TenantControl, now: Date): Promise<ApiUser[]> =>
  control
    .select(columns(now))
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(isApiUser(control.tenantId))
    .orderBy(asc(members.id));

/** The API user of this tenant, or null. */
export async function findApiUser(
  control: TenantControl,
  memberId: string,
  now: Date,
): Promise<ApiUser | null> {
  const row = await control
    .select(columns(now))
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(and(eq(members.id, memberId), isApiUser(control.tenantId)))
    .get();
  return row ?? null;
}

/** Deletes an API user; a statement for the audit may follow. */
export const deleteApiUserRow = (control: TenantControl, memberId: string) =>
  control.delete(members).where(and(eq(members.id, memberId), isApiUser(control.tenantId)));

/** The newest keys of a user, at most `limit`. */
export const selectKeysOf = async (
  control: TenantControl,
  memberId: string,
  limit: number,
): Promise<ShownKey[]> =>
  control
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      hint: apiKeys.hint,
      isSandbox: apiKeys.isSandbox,
      permissions: apiKeys.permissions,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.memberId, memberId), eq(apiKeys.tenantId, control.tenantId)))
    .orderBy(desc(apiKeys.id))
    .limit(limit);

/** Revokes a key of a user; returns no row when it was revoked before or is not there. */
export const revokeKeyRow = (control: TenantControl, key: { memberId: string; keyId: string; at: Date }) =>
  control
    .update(apiKeys)
    .set({ revokedAt: key.at })
    .where(
      and(
        eq(apiKeys.id, key.keyId),
        eq(apiKeys.tenantId, control.tenantId),
        eq(apiKeys.memberId, key.memberId),
        sql`${apiKeys.revokedAt} is null`,
      ),
    )
    .returning({ id: apiKeys.id });

/** How many keys of the tenant open something, and when one was last used. */
export async function findLastKeyUse(control: TenantControl) {
  const row = await control
    .select({
      keys: sql<number>`coalesce(sum(${apiKeys.revokedAt} is null), 0)`,
      lastUsedAt: sql<number | null>`max(${apiKeys.lastUsedAt})`,
    })
    .from(apiKeys)
    .where(eq(apiKeys.tenantId, control.tenantId))
    .get();
  return { keys: row?.keys ?? 0, lastUsedAt: row?.lastUsedAt ? new Date(row.lastUsedAt) : null };
}
