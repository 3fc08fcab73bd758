import { and, asc, eq, inArray } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import { members, roles } from "./control-schema";
import type { TenantControl } from "./tenant-control";

const columns = {
  memberId: members.id,
  email: members.email,
  permissions: roles.permissions,
  features: members.features,
};

const select = (control: TenantControl) =>
  control.select(columns).from(members).innerJoin(roles, eq(roles.id, members.roleId));

const isActive = (control: TenantControl) =>
  and(
    eq(members.tenantId, control.tenantId),
    eq(members.kind, "person"),
    eq(members.status, userStatus.active),
  );

/** The active people of a tenant with these e-mail addresses; the caller bounds how many. */
export const selectMembersByEmail = (control: TenantControl, emails: readonly string[]) =>
  select(control)
    .where(and(isActive(control), inArray(members.email, [...emails])))
    .orderBy(asc(members.email));

/** The active people of a tenant with these ids. */
export const selectMembersById = (control: TenantControl, ids: readonly string[]) =>
  select(control)
    .where(and(isActive(control), inArray(members.id, [...ids])))
    .orderBy(asc(members.email));
