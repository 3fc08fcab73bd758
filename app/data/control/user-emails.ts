import { eq } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { users } from "./control-schema";

/** The e-mail of an account, or null when there is no such account. */
export async function findEmailOfUser(control: ControlDatabase, userId: string): Promise<string | null> {
  const row = await control.select({ email: users.email }).from(users).where(eq(users.id, userId)).get();
  return row?.email ?? null;
}
