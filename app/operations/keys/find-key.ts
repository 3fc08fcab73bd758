import { z } from "zod";
import { findKeyWithTenant } from "~/data/control/api-keys";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** What a key opens: the tenant, and what its holder may do there. `lastUsedAt` may be a minute old. */
export type OpenedKey = { id: string; permissions: string[]; lastUsedAt: Date | null; tenant: Tenant };

/** The key, or null when there is none or it was revoked or has expired. One indexed query. */
export const findKey = defineOperation({
  name: "keys.find",
  permission: "anyone",
  input: z.object({ key: z.string().max(500) }),
  async run(context: VisitorContext, input): Promise<OpenedKey | null> {
    const row = await findKeyWithTenant(context.control, await context.secrets.digest(input.key));
    if (!row) return null;
    const { revokedAt, expiresAt, id, permissions, lastUsedAt } = row.key;
    if (revokedAt !== null || (expiresAt !== null && expiresAt <= context.now())) return null;
    return { id, permissions, lastUsedAt, tenant: row.tenant };
  },
});
