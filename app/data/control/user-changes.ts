import { and, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import type { User } from "~/domain/people/user";
import { adminRole, systemAdminRole } from "~/domain/permissions/seeded-roles";
import type { ControlDatabase } from "./control-database";
import {
  apiKeys,
  identities,
  mailOutbox,
  members,
  roles,
  sessions,
  tenantExports,
  users,
  verificationCodes,
} from "./control-schema";
import type { TenantControl } from "./tenant-control";
import { userColumns } from "./user-list";

/** A user of the tenant with what the role allows, or null. */
export async function findUser(
  control: TenantControl,
  memberId: string,
): Promise<(User & { rolePermissions: string[] }) | null> {
  const row = await control
    .select({ ...userColumns, rolePermissions: roles.permissions })
    .from(members)
    .innerJoin(roles, eq(roles.id, members.roleId))
    .where(one(control.tenantId, memberId))
    .get();
  return row ?? null;
}

const one = (tenantId: string, memberId: string) =>
  and(eq(members.id, memberId), eq(members.tenantId, tenantId), eq(members.kind, "person"));

/** True unless this is the tenant's only active administrator, so that a tenant is never without one. */
const notLastAdmin = (tenantId: string) =>
  or(
    notInArray(members.roleId, [adminRole, systemAdminRole]),
    ne(members.status, userStatus.active),
    sql`exists (select 1 from members o where o.tenant_id = ${tenantId} and o.id <> ${members.id}
      and o.role_id in (${members.roleId}, ${systemAdminRole}) and o.status = ${userStatus.active} and o.kind = 'person')`,
  );

/** The same for a user who gets a role. */
const adminStays = (tenantId: string, roleId: string) =>
  roleId === systemAdminRole ? undefined : or(eq(members.roleId, roleId), notLastAdmin(tenantId));

const answered = { id: members.id };

/** Mails the invitation again; returns no row when it is no longer open or was mailed after `notSince`. */
export const renewInvitation = (control: TenantControl, { memberId, at, expiresAt, notSince }: Renewal) =>
  control
    .update(members)
    .set({ invitedAt: at, invitationExpiresAt: expiresAt })
    .where(
      and(
        one(control.tenantId, memberId),
        eq(members.status, userStatus.invited),
        lt(members.invitedAt, notSince),
      ),
    )
    .returning(answered);

type Renewal = { memberId: string; at: Date; expiresAt: Date; notSince: Date };

/** Takes an invitation back; returns no row when it is no longer open. */
export const deleteInvitation = (control: TenantControl, memberId: string) =>
  control
    .delete(members)
    .where(and(one(control.tenantId, memberId), eq(members.status, userStatus.invited)))
    .returning(answered);

/** The mails of an invitation, once the invitation itself is gone. */
export const deleteInvitationMails = (control: ControlDatabase, email: string, memberId: string) =>
  control
    .delete(mailOutbox)
    .where(
      and(eq(mailOutbox.recipient, email), sql`instr(${mailOutbox.body}, ${memberId}) > 0`, gone(memberId)),
    );

type UserChange = {
  givenName: string;
  familyName: string;
  roleId: string;
  features: string[] | null;
};

/** Changes a user; returns no row when the last administrator would become something else. */
export const updateUser = (control: TenantControl, memberId: string, change: UserChange) =>
  control
    .update(members)
    .set(change)
    .where(and(one(control.tenantId, memberId), adminStays(control.tenantId, change.roleId)))
    .returning(answered);

/** Gives the account of an active user the same name. */
export const renameAccountOf = (
  control: ControlDatabase,
  memberId: string,
  name: { givenName: string; familyName: string },
) =>
  control
    .update(users)
    .set(name)
    .where(
      sql`${users.id} = (select user_id from members where id = ${memberId} and status = ${userStatus.active}
        and given_name = ${name.givenName} and family_name = ${name.familyName})`,
    );

/** Sets an active user removed; returns no row for others and for the last administrator. */
export const markUserRemoved = (control: TenantControl, memberId: string, at: Date) =>
  control
    .update(members)
    .set({ status: userStatus.removed, removedAt: at })
    .where(
      and(
        one(control.tenantId, memberId),
        eq(members.status, userStatus.active),
        notLastAdmin(control.tenantId),
      ),
    )
    .returning(answered);

/** Sets a removed user active again; fails as unique when the account is active elsewhere. */
export const markUserActive = (control: TenantControl, memberId: string) =>
  control
    .update(members)
    .set({ status: userStatus.active, removedAt: null })
    .where(
      and(
        one(control.tenantId, memberId),
        eq(members.status, userStatus.removed),
        sql`${members.userId} is not null`,
      ),
    )
    .returning(answered);

/** Ends the sessions and keys of a user that a statement before has removed or deleted. */
export const endAccessOf = (
  control: ControlDatabase,
  { memberId, userId, at }: { memberId: string; userId: string | null; at: Date },
) => {
  const ended = sql`not exists (select 1 from members where id = ${memberId} and status >= 0)`;
  return [
    control
      .update(apiKeys)
      .set({ revokedAt: at })
      .where(and(eq(apiKeys.memberId, memberId), sql`${apiKeys.revokedAt} is null`, ended)),
    control
      .update(sessions)
      .set({ revokedAt: at })
      .where(
        and(eq(sessions.userId, userId ?? ""), sql`${sessions.revokedAt} is null`, ended, inactive(userId)),
      ),
  ] as const;
};

/** Deletes a user; returns no row for the last administrator. */
export const deleteUserRow = (control: TenantControl, memberId: string) =>
  control
    .delete(members)
    .where(and(one(control.tenantId, memberId), notLastAdmin(control.tenantId)))
    .returning(answered);

/** Takes the address of a deleted user out of what the tenant's exports remember. */
export const forgetRecipient = (
  control: TenantControl,
  { memberId, email }: { memberId: string; email: string },
) =>
  control
    .update(tenantExports)
    .set({ recipient: null })
    .where(
      and(eq(tenantExports.tenantId, control.tenantId), eq(tenantExports.recipient, email), gone(memberId)),
    );

/** Everything that is kept of the account of a deleted user, unless another tenant knows the account as well. */
export const deleteAccountOf = (
  control: ControlDatabase,
  { memberId, userId, email }: { memberId: string; userId: string; email: string },
) => {
  const free = and(gone(memberId), sql`not exists (select 1 from members where user_id = ${userId})`) as SQL;
  const addresses = sql`(select email from users where id = ${userId} union select ${email})`;
  return [
    control.delete(sessions).where(and(eq(sessions.userId, userId), free)),
    control.delete(identities).where(and(eq(identities.userId, userId), free)),
    control.delete(verificationCodes).where(and(inArray(verificationCodes.email, addresses), free)),
    control.delete(mailOutbox).where(and(inArray(mailOutbox.recipient, addresses), free)),
    control.delete(users).where(and(eq(users.id, userId), free)),
  ] as const;
};

const gone = (memberId: string) => sql`not exists (select 1 from members where id = ${memberId})`;

const inactive = (userId: string | null) =>
  sql`not exists (select 1 from members where user_id = ${userId} and status = ${userStatus.active})`;
