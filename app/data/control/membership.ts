import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type UserStatus, userStatus } from "~/domain/accounts/person";
import type { ControlDatabase } from "./control-database";
import { members, users } from "./control-schema";

export type Membership = { status: UserStatus; tenantId: string; memberId: string };

/**
 * The best membership of an account in any tenant, or null. An invitation that was not accepted knows the e-mail only;
 * of several the newest counts.
 */
export async function findMembership(
  control: ControlDatabase,
  account: { id: string; email: string },
): Promise<Membership | null> {
  const row = await control
    .select({ status: members.status, tenantId: members.tenantId, memberId: members.id })
    .from(members)
    .where(or(eq(members.userId, account.id), and(isNull(members.userId), eq(members.email, account.email))))
    .orderBy(desc(members.status), desc(members.invitedAt), desc(members.id))
    .limit(1)
    .get();
  return row ? { ...row, status: row.status as UserStatus } : null;
}

/**
 * Makes an invited member active as this account, whose e-mail must be the invited one. No row comes back when the
 * invitation is gone, over or someone else's, or the account is active in a tenant already.
 */
export const acceptMembership = (
  control: ControlDatabase,
  invitation: { tenantId: string; memberId: string },
  userId: string,
  now: Date,
) =>
  control
    .update(members)
    .set({
      status: userStatus.active,
      userId,
      joinedAt: now,
      invitationExpiresAt: null,
      givenName: sql`(select ${users.givenName} from ${users} where ${users.id} = ${userId})`,
      familyName: sql`(select ${users.familyName} from ${users} where ${users.id} = ${userId})`,
    })
    .where(
      and(
        eq(members.id, invitation.memberId),
        eq(members.tenantId, invitation.tenantId),
        eq(members.status, userStatus.invited),
        or(isNull(members.invitationExpiresAt), gt(members.invitationExpiresAt, now)),
        sql`${members.email} = (select ${users.email} from ${users} where ${users.id} = ${userId})`,
        sql`not exists (select 1 from members m where m.user_id = ${userId} and m.status = ${userStatus.active})`,
      ),
    )
    .returning({ id: members.id });
