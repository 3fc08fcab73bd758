import { and, eq } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { identities, users } from "./control-schema";

/** Whose account an identity at a provider opens, or null when it is new. */
export async function findUserOfIdentity(control: ControlDatabase, issuer: string, subject: string) {
  const row = await control
    .select({ userId: users.id, language: users.language, totpConfirmedAt: users.totpConfirmedAt })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .get();
  return row
    ? { userId: row.userId, language: row.language, hasSecondFactor: row.totpConfirmedAt !== null }
    : null;
}

export const insertIdentity = (control: ControlDatabase, row: typeof identities.$inferInsert) =>
  control.insert(identities).values(row);
