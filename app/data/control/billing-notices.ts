import { billingNotices } from "./billing-schema";
import type { ControlDatabase } from "./control-database";

/** Notes that a tenant was told something; a key that is there already changes nothing. */
export const insertNotice = (control: ControlDatabase, row: typeof billingNotices.$inferInsert) =>
  control.insert(billingNotices).values(row).onConflictDoNothing();
