import { z } from "zod";
import { findMemberOfIdentity } from "~/data/control/identities";
import { permissionsWithin } from "~/domain/permissions/features";
import { systemAdminRole } from "~/domain/permissions/seeded-roles";
import type { Tenant } from "~/domain/tenants/tenant";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

export type IdentityCaller = { id: string; permissions: string[]; isSystemAdmin: boolean; tenant: Tenant };

/**
 * The person that a provider's access token stands for, in the person's tenant; null when nobody has signed in with
 * that identity before or is in no tenant. Anyone who has a second factor here is not let in by a token that knows
 * nothing of it.
 */
export const findIdentityCaller = defineOperation({
  name: "accounts.find-identity-caller",
  permission: "anyone",
  input: z.object({ issuer: z.string().max(500), subject: z.string().max(500) }),
  async run(context: VisitorContext, { issuer, subject }): Promise<IdentityCaller | null> {
    const found = await findMemberOfIdentity(context.control, issuer, subject);
    if (!found || found.totpConfirmedAt) return null;
    const { userId, roleId, permissions, features, tenant } = found;
    // The organization asks for a second factor, which a token does not show.
    if (tenant.secondFactor === "required") return null;
    return {
      id: userId,
      tenant,
      permissions: permissionsWithin(permissions, features),
      isSystemAdmin: roleId === systemAdminRole,
    };
  },
});
