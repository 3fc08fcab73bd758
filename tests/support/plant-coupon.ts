import { coupons } from "~/data/control/billing-schema";
import type { ControlDatabase } from "~/data/control/control-database";

/** A coupon as a test wants it, also where another file's demo has left one of the same code. */
export const plantCoupon = (control: ControlDatabase, row: typeof coupons.$inferInsert) =>
  control.insert(coupons).values(row).onConflictDoUpdate({ target: coupons.code, set: row });
