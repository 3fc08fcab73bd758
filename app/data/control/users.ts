import { eq } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { users } from "./control-schema";

export type Credentials = {
  userId: string;
  passwordHash: string;
  language: string;
  hasSecondFactor: boolean;
};

/** What signing in compares with, or null when nobody has this e-mail. */
export async function findCredentials(control: ControlDatabase, email: string): Promise<Credentials | null> {
  const { id: userId, passwordHash, language, totpConfirmedAt } = users;
  const row = await control
    .select({ userId, passwordHash, language, totpConfirmedAt })
    .from(users)
    .where(eq(users.email, email))
    .get();
  return row
    ? {
        userId: row.userId,
        passwordHash: row.passwordHash,
        language: row.language,
        hasSecondFactor: row.totpConfirmedAt !== null,
      }
    : null;
}

/** Whether someone has an account under this e-mail. */
export async function emailHasAccount(control: ControlDatabase, email: string): Promise<boolean> {
  return (await findCredentials(control, email)) !== null;
}

export type Account = {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
  language: string;
  passwordHash: string;
};

/** The account with this id, or null. */
export async function findAccount(control: ControlDatabase, userId: string): Promise<Account | null> {
  const { id, email, givenName, familyName, language, passwordHash } = users;
  const row = await control
    .select({ id, email, givenName, familyName, language, passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row ?? null;
}

export const insertUser = (control: ControlDatabase, row: typeof users.$inferInsert) =>
  control.insert(users).values(row);

export const setPassword = (control: ControlDatabase, userId: string, passwordHash: string) =>
  control.update(users).set({ passwordHash }).where(eq(users.id, userId));
