import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import type { NotificationKind } from "~/domain/notifications/notification-kinds";
import { adminRole } from "~/domain/permissions/seeded-roles";
import { activePeople } from "./active-people";
import type { ControlDatabase } from "./control-database";
import { members, roles } from "./control-schema";
import { notificationChoices } from "./notification-schema";
import type { TenantControl } from "./tenant-control";

/** What a person chose and what the person may do in the tenant where the account is active; null without one. */
export async function findChoice(control: ControlDatabase, userId: string) {
  const row = await control
    .select({
      chosen: notificationChoices.kinds,
      roleId: members.roleId,
      permissions: roles.permissions,
      features: members.features,
    })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .leftJoin(notificationChoices, eq(notificationChoices.userId, members.userId))
    .where(and(eq(members.userId, userId), eq(members.status, userStatus.active)))
    .get();
  return row ?? null;
}

/** Keeps what a person chose. */
export const putChoice = (
  control: ControlDatabase,
  { userId, ...choice }: { userId: string; kinds: NotificationKind[]; chosenAt: Date },
) =>
  control
    .insert(notificationChoices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: notificationChoices.userId, set: choice });

type Wanted = {
  kind: NotificationKind;
  byDefault: boolean;
  named: readonly string[];
  after: string;
  limit: number;
};

/**
 * The active people of a tenant who want mails of a kind, in the order of their ids: who chose it, and of those who chose
 * nothing the members `named` and, when they get it `byDefault`, the administrators.
 */
export const selectRecipients = (control: TenantControl, { kind, byDefault, named, after, limit }: Wanted) =>
  activePeople(
    control,
    gt(members.id, after),
    or(
      and(
        isNull(notificationChoices.userId),
        or(
          byDefault ? eq(members.roleId, adminRole) : undefined,
          sql`${members.id} in (select value from json_each(${JSON.stringify(named)}))`,
        ),
      ),
      sql`exists (select 1 from json_each(${notificationChoices.kinds}) where value = ${kind})`,
    ),
  )
    .orderBy(asc(members.id))
    .limit(limit);
