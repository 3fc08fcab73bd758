import { z } from "zod";
import { findKeyWithTenant } from "~/data/control/api-keys";
import { userStatus } from "~/domain/accounts/person";
import { permissionsWithin } from "~/domain/permissions/features";
import { permissionsOfBoth } from "~/domain/permissions/permissions-of-both";
import { systemAdminRole } from "~/domain/permissions/seeded-roles";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { isOf } from "../of-tenant";

/** What a key opens: the tenant, and what its holder may do there. `lastUsedAt` may be a minute old. */
export type OpenedKey = {
  id: string;
  permissions: string[];
  isSystemAdmin: boolean;
  isSandbox: boolean;
  lastUsedAt: Date | null;
  tenant: Tenant;
};

/**
 * The key, or null when there is none, it was revoked, has expired, or its user is gone. What it may do is looked up again
 * for each request: its own permissions as far as its user holds them now. One indexed query.
 */
export const findKey = defineOperation({
  name: "keys.find",
  permission: "anyone",
  input: z.object({ key: z.string().max(500) }),
  async run(context: VisitorContext, input): Promise<OpenedKey | null> {
    const row = await findKeyWithTenant(context.control, await context.secrets.digest(input.key));
    if (!row) return null;
    const { revokedAt, expiresAt, id, permissions, lastUsedAt, memberId, isSandbox } = row.key;
    if (revokedAt !== null || (expiresAt !== null && expiresAt <= context.now())) return null;
    const opened = { id, lastUsedAt, isSandbox, tenant: row.tenant };
    // A key from before there were users for keys stands for itself.
    if (memberId === null) return { ...opened, permissions, isSystemAdmin: false };
    const { user } = row;
    if (!user || !isOf(row.tenant, user) || user.status !== userStatus.active) return null;
    const held = permissionsWithin(user.permissions ?? [], user.features);
    const isSystemAdmin = user.roleId === systemAdminRole;
    return { ...opened, permissions: permissionsOfBoth(permissions, held), isSystemAdmin };
  },
});
