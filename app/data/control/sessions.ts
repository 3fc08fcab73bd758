import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { type Person, userStatus } from "~/domain/accounts/person";
import type { ControlDatabase } from "./control-database";
import { roles, sessions, users } from "./control-schema";

/** Whose session this is, or null when it is unknown, revoked, expired, or its owner is no longer active. */
export async function findPersonOfSession(
  control: ControlDatabase,
  tokenHash: string,
  now: Date,
): Promise<Person | null> {
  const row = await control
    .select({
      id: users.id,
      email: users.email,
      givenName: users.givenName,
      familyName: users.familyName,
      countryCode: users.countryCode,
      language: users.language,
      status: users.status,
      tenantId: users.tenantId,
      roleName: roles.name,
      permissions: roles.permissions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(users.status, userStatus.active),
      ),
    )
    .get();
  return row ? { ...row, permissions: row.permissions ?? [] } : null;
}

export const insertSession = (control: ControlDatabase, row: typeof sessions.$inferInsert) =>
  control.insert(sessions).values(row);

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

export const deleteSessionsExpiredBefore = (control: ControlDatabase, moment: Date) =>
  control.delete(sessions).where(lt(sessions.expiresAt, moment));
