import { sql } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";

/** Asks the control database the smallest question; throws when it does not answer. */
export async function controlAnswers(control: ControlDatabase): Promise<void> {
  await control.run(sql`select 1`);
}
