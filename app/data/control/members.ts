import { and, eq, sql } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import type { NewRow } from "../new-row";
import type { ControlDatabase } from "./control-database";
import { members, users } from "./control-schema";
import type { TenantControl } from "./tenant-control";

export const insertMember = (control: TenantControl, row: NewRow<typeof members>) =>
  control.insert(members).values({ ...row, tenantId: control.tenantId });

/** The same, unless the tenant has somebody of this id or e-mail. */
export const insertMemberOnce = (control: TenantControl, row: NewRow<typeof members>) =>
  insertMember(control, row).onConflictDoNothing();

/**
 * Makes a person the active member of a tenant that was made for the person in the same batch. No row comes back when the
 * person has a tenant already.
 */
export const joinAsFounder = (
  control: ControlDatabase,
  founder: { memberId: string; userId: string; tenantId: string; roleId: string; at: Date },
) =>
  control
    .insert(members)
    .select(
      sql`select ${founder.memberId}, ${founder.tenantId}, ${users.id}, 'person', ${users.email}, ${users.givenName},
      ${users.familyName}, ${founder.roleId}, null, ${userStatus.active}, null, null, ${founder.at.getTime()},
      null, ${founder.at.getTime()} from ${users} where ${users.id} = ${founder.userId}
      and not exists (select 1 from ${members} where user_id = ${founder.userId} and status = ${userStatus.active})`,
    )
    .returning({ id: members.id });

/** Whether someone of this e-mail is an active member of a tenant. */
export async function isActiveMember(control: TenantControl, email: string): Promise<boolean> {
  const row = await control
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.tenantId, control.tenantId),
        eq(members.email, email),
        eq(members.status, userStatus.active),
      ),
    )
    .get();
  return row !== undefined;
}
