import { and, eq, isNull } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { users } from "./control-schema";

export type Credentials = { id: string; passwordHash: string; status: number; tenantId: string | null };

/** What signing in compares with, or null when nobody has this e-mail. */
export async function findCredentials(control: ControlDatabase, email: string): Promise<Credentials | null> {
  const row = await control
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      status: users.status,
      tenantId: users.tenantId,
    })
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

/** Puts a person who has no tenant into this one. No row comes back when the person has one already. */
export const joinTenant = (control: ControlDatabase, userId: string, tenantId: string, roleId: string) =>
  control
    .update(users)
    .set({ tenantId, roleId })
    .where(and(eq(users.id, userId), isNull(users.tenantId)))
    .returning({ id: users.id });
