import { sql } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";

/** Pings the control database; throws when it does not respond. */
export async function pingControlDatabase(control: ControlDatabase): Promise<void> {
  await control.run(sql`select 1`);
}
