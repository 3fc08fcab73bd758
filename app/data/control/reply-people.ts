import { and, eq } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import type { ControlDatabase } from "./control-database";
import { members, roles, tenants, users } from "./control-schema";
import { tenantColumns } from "./tenants";

/** Someone who may answer a mail: the account, the tenant, and what the role and the features allow. */
const columns = {
  userId: users.id,
  email: users.email,
  givenName: users.givenName,
  language: users.language,
  roleId: members.roleId,
  permissions: roles.permissions,
  features: members.features,
  tenant: tenantColumns,
};

const select = (control: ControlDatabase) =>
  control
    .select(columns)
    .from(users)
    .innerJoin(
      members,
      and(eq(members.userId, users.id), eq(members.kind, "person"), eq(members.status, userStatus.active)),
    )
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .innerJoin(roles, eq(roles.id, members.roleId));

/** The active member whose account has this e-mail address (in lower case), or null. */
export const findReplierByEmail = async (control: ControlDatabase, email: string) =>
  (await select(control).where(eq(users.email, email)).get()) ?? null;

/** The active member of this account, or null. */
export const findReplierById = async (control: ControlDatabase, userId: string) =>
  (await select(control).where(eq(users.id, userId)).get()) ?? null;
