import { and, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { type Person, type UserStatus, userStatus } from "~/domain/accounts/person";
import { hasEnded, idleSince } from "~/domain/accounts/session-lifetime";
import { permissionsWithin } from "~/domain/permissions/features";
import { systemAdminRole } from "~/domain/permissions/seeded-roles";
import type { ControlDatabase } from "./control-database";
import { members, roles, sessions, users } from "./control-schema";
import type { TenantControl } from "./tenant-control";

/**
 * Whose session this is, or null when it is unknown, revoked, expired, left alone for too long, awaits its second factor, or
 * its owner was removed from the tenant and is in no other.
 */
export async function findPersonOfSession(
  control: ControlDatabase,
  tokenHash: string,
  now: Date,
): Promise<(Person & { lastSeenAt: Date | null; signedInAt: Date }) | null> {
  const row = await control
    .select({
      id: users.id,
      email: users.email,
      givenName: users.givenName,
      familyName: users.familyName,
      countryCode: users.countryCode,
      language: users.language,
      tenantId: members.tenantId,
      memberId: members.id,
      status: bestStatus,
      roleId: roles.id,
      roleName: roles.name,
      permissions: roles.permissions,
      features: members.features,
      actingTenantId: sessions.actingTenantId,
      totpConfirmedAt: users.totpConfirmedAt,
      lastSeenAt: sessions.lastSeenAt,
      signedInAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.status, userStatus.active)))
    .leftJoin(roles, eq(roles.id, members.roleId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(sessions.awaitsSecondFactor, false),
      ),
    )
    .get();
  if (!row || row.status === userStatus.removed) return null;
  const { roleId, features, permissions, totpConfirmedAt, ...person } = row;
  const isSystemAdmin = roleId === systemAdminRole;
  if (hasEnded(person, isSystemAdmin, now)) return null;
  const held = permissionsWithin(permissions ?? [], features);
  return { ...person, permissions: held, isSystemAdmin, hasSecondFactor: totpConfirmedAt !== null };
}

export type SessionStatus = "awaits-second-factor" | "removed" | "over";

/** Why a session opens nothing: it awaits its second factor, its owner was removed, or it is over or unknown. */
export async function findSessionStatus(
  control: ControlDatabase,
  tokenHash: string,
  now: Date,
): Promise<SessionStatus> {
  const row = await control
    .select({
      awaits: sessions.awaitsSecondFactor,
      revokedAt: sessions.revokedAt,
      expiresAt: sessions.expiresAt,
      status: bestStatus,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash))
    .get();
  if (row?.status === userStatus.removed) return "removed";
  return row?.awaits && !row.revokedAt && row.expiresAt > now ? "awaits-second-factor" : "over";
}

/** The best status the person has in any tenant; an invitation that was not accepted knows the e-mail only. */
const bestStatus = sql<UserStatus | null>`(select max(m.status) from members m
  where m.user_id = ${users.id} or (m.user_id is null and m.email = ${users.email}))`;

export const insertSession = (control: ControlDatabase, row: typeof sessions.$inferInsert) =>
  control.insert(sessions).values(row);

/** Records when and from where a session was last used, unless that was recorded since `notSince`. */
export const touchSession = (
  control: ControlDatabase,
  tokenHash: string,
  seen: { at: Date; notSince: Date; address: string | null },
) =>
  control
    .update(sessions)
    .set({ lastSeenAt: seen.at, address: seen.address })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        or(isNull(sessions.lastSeenAt), lt(sessions.lastSeenAt, seen.notSince)),
      ),
    );

export const revokeSession = (control: ControlDatabase, tokenHash: string, now: Date) =>
  control
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));

export const revokeSessionsOf = (control: ControlDatabase, userId: string, now: Date) =>
  control
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));

/** Ends the open sessions of a user of the tenant, as long as the user is active in it. */
export const revokeSessionsOfMember = (control: TenantControl, memberId: string, now: Date) =>
  control
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        sql`${sessions.userId} = (select user_id from members where id = ${memberId}
          and tenant_id = ${control.tenantId} and status = ${userStatus.active} and kind = 'person')`,
        isNull(sessions.revokedAt),
      ),
    );

export const deleteSessionsExpiredBefore = (control: ControlDatabase, moment: Date) =>
  control.delete(sessions).where(lt(sessions.expiresAt, moment));

/** The open sessions of a person, the newest first. A session's id is the digest of its token. */
export const selectSessionsOf = (control: ControlDatabase, userId: string, now: Date, limit: number) =>
  control
    .select({
      id: sessions.tokenHash,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        gt(
          sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`,
          sql.param(idleSince(now), sessions.createdAt),
        ),
      ),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(limit);

export const revokeSessionOf = (control: ControlDatabase, userId: string, tokenHash: string, now: Date) =>
  control
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.tokenHash });

/** Gives a session another token, so that a copy of the old one opens nothing any more. */
export const renewSession = (control: ControlDatabase, tokenHash: string, newHash: string) =>
  control.update(sessions).set({ tokenHash: newHash }).where(eq(sessions.tokenHash, tokenHash));

/** The same, but only when the statement just before it in the batch changed a row. */
export const renewSessionIfChanged = (control: ControlDatabase, tokenHash: string, newHash: string) =>
  control
    .update(sessions)
    .set({ tokenHash: newHash })
    .where(and(eq(sessions.tokenHash, tokenHash), sql`changes() > 0`));

/** Ends all sessions of a person but one, if the statement just before it in the batch changed a row. */
export const revokeOtherSessionsIfChanged = (
  control: ControlDatabase,
  userId: string,
  kept: string,
  now: Date,
) =>
  control
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.tokenHash, kept),
        isNull(sessions.revokedAt),
        sql`changes() > 0`,
      ),
    );

/** Ends all sessions of a person but one. */
export const revokeOtherSessions = (control: ControlDatabase, userId: string, kept: string, now: Date) =>
  control
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, kept), isNull(sessions.revokedAt)));
