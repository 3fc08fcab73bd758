import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { NewRow } from "../new-row";
import type { ControlDatabase } from "./control-database";
import { apiKeys, members, roles, tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";
import { tenantColumns } from "./tenants";

const keyColumns = {
  id: apiKeys.id,
  permissions: apiKeys.permissions,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
  revokedAt: apiKeys.revokedAt,
  memberId: apiKeys.memberId,
  isSandbox: apiKeys.isSandbox,
};
const userColumns = {
  tenantId: members.tenantId,
  status: members.status,
  roleId: members.roleId,
  features: members.features,
  permissions: roles.permissions,
};

/** The key of this digest with its tenant and, if it has one, its user, or null; whether it still opens anything is for the caller to see. */
export async function findKeyWithTenant(control: ControlDatabase, keyHash: string) {
  const row = await control
    .select({ key: keyColumns, tenant: tenantColumns, user: userColumns })
    .from(apiKeys)
    .innerJoin(tenants, eq(tenants.id, apiKeys.tenantId))
    .leftJoin(members, eq(members.id, apiKeys.memberId))
    .leftJoin(roles, eq(roles.id, members.roleId))
    .where(eq(apiKeys.keyHash, keyHash))
    .get();
  return row ?? null;
}

/** Records when the key was last used, unless that was recorded since `notSince`. */
export const touchKey = (control: ControlDatabase, keyId: string, at: Date, notSince: Date) =>
  control
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, notSince))));

export const insertKey = (control: TenantControl, row: NewRow<typeof apiKeys>) =>
  control.insert(apiKeys).values({ ...row, tenantId: control.tenantId });
