import { and, eq } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import type { ControlDatabase } from "./control-database";
import { identities, members, roles, tenants, users } from "./control-schema";
import { tenantColumns } from "./tenants";

/** Whose account an identity at a provider opens, or null when it is new. */
export async function findUserOfIdentity(control: ControlDatabase, issuer: string, subject: string) {
  const row = await control
    .select({ userId: users.id, language: users.language, totpConfirmedAt: users.totpConfirmedAt })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .get();
  return row
    ? { userId: row.userId, language: row.language, hasSecondFactor: row.totpConfirmedAt !== null }
    : null;
}

/**
 * The member that an identity is, with the tenant and what the role allows; null when nobody is tied to it, or the account
 * is in no tenant.
 */
export async function findMemberOfIdentity(control: ControlDatabase, issuer: string, subject: string) {
  const row = await control
    .select({
      userId: users.id,
      totpConfirmedAt: users.totpConfirmedAt,
      tenant: tenantColumns,
      roleId: members.roleId,
      features: members.features,
      permissions: roles.permissions,
    })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.status, userStatus.active)))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .get();
  return row ?? null;
}

export const insertIdentity = (control: ControlDatabase, row: typeof identities.$inferInsert) =>
  control.insert(identities).values(row);
