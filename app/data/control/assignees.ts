import { and, asc, eq } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import { members, roles, users } from "./control-schema";
import { notificationChoices } from "./notification-schema";
import type { TenantControl } from "./tenant-control";

/** People of a tenant who are active, by last name, with what decides what they may see and are written. At most `limit`. */
export const selectColleagues = (control: TenantControl, limit: number) =>
  colleagues(control).orderBy(asc(members.familyName), asc(members.givenName), asc(members.id)).limit(limit);

/** The same of one person, or null. */
export async function findColleague(control: TenantControl, userId: string) {
  return (await colleagues(control, userId).get()) ?? null;
}

const colleagues = (control: TenantControl, userId?: string) =>
  control
    .select({
      userId: users.id,
      email: users.email,
      givenName: users.givenName,
      familyName: users.familyName,
      language: users.language,
      roleId: members.roleId,
      permissions: roles.permissions,
      features: members.features,
      chosen: notificationChoices.kinds,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(roles, eq(roles.id, members.roleId))
    .leftJoin(notificationChoices, eq(notificationChoices.userId, members.userId))
    .where(
      and(
        eq(members.tenantId, control.tenantId),
        eq(members.status, userStatus.active),
        eq(members.kind, "person"),
        userId === undefined ? undefined : eq(members.userId, userId),
      ),
    );
