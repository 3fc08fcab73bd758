import { and, eq, type SQL } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import { members, roles, users } from "./control-schema";
import { notificationChoices } from "./notification-schema";
import type { TenantControl } from "./tenant-control";

/** The active members of a tenant who meet the conditions, with what decides what they may see and are written. */
export const activePeople = (control: TenantControl, ...conditions: (SQL | undefined)[]) =>
  control
    .select({
      memberId: members.id,
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
    .where(and(eq(members.tenantId, control.tenantId), eq(members.status, userStatus.active), ...conditions));
