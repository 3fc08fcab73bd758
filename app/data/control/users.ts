import { eq } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { users } from "./control-schema";

export type Credentials = { id: string; passwordHash: string };

/** What signing in compares with, or null when nobody has this e-mail. */
export async function findCredentials(control: ControlDatabase, email: string): Promise<Credentials | null> {
  const row = await control
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
    .get();
  return row ?? null;
}

/** Whether somebody has an account under this e-mail. */
export async function emailHasAccount(control: ControlDatabase, email: string): Promise<boolean> {
  return (await findCredentials(control, email)) !== null;
}

export const insertUser = (control: ControlDatabase, row: typeof users.$inferInsert) =>
  control.insert(users).values(row);
