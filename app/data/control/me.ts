import { and, eq } from "drizzle-orm";
import { type UserStatus, userStatus } from "~/domain/accounts/person";
import type { ControlDatabase } from "./control-database";
import { apiKeys, members, roles } from "./control-schema";
import type { TenantControl } from "./tenant-control";

const columns = {
  memberId: members.id,
  tenantId: members.tenantId,
  userId: members.userId,
  email: members.email,
  givenName: members.givenName,
  familyName: members.familyName,
  status: members.status,
  roleId: roles.id,
  roleName: roles.name,
};

export type Me = Awaited<ReturnType<typeof findMeByAccount>>;

/** The active member that an account is, or null. */
export async function findMeByAccount(control: ControlDatabase, userId: string) {
  const row = await control
    .select(columns)
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(and(eq(members.userId, userId), eq(members.status, userStatus.active)))
    .get();
  return row ? { ...row, status: row.status as UserStatus } : null;
}

/** The member that a key acts for, or null for a key that stands for itself. */
export async function findMeByKey(control: ControlDatabase, keyId: string): Promise<Me> {
  const row = await control
    .select(columns)
    .from(apiKeys)
    .innerJoin(members, and(eq(members.id, apiKeys.memberId), eq(members.tenantId, apiKeys.tenantId)))
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(eq(apiKeys.id, keyId))
    .get();
  return row ? { ...row, status: row.status as UserStatus } : null;
}

/** Names of a member that no account stands behind. */
export const setNamesOfMember = (
  control: TenantControl,
  { memberId }: { memberId: string },
  names: { givenName: string; familyName: string },
) =>
  control
    .update(members)
    .set(names)
    .where(and(eq(members.id, memberId), eq(members.tenantId, control.tenantId)));
