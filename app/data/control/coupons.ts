import { and, eq, gt, sql } from "drizzle-orm";
import type { Coupon } from "~/domain/billing/coupon";
import { coupons } from "./billing-schema";
import type { ControlDatabase } from "./control-database";

/** The coupon of this code, or null. Codes are compared as they are written, in capitals. */
export async function findCoupon(control: ControlDatabase, code: string): Promise<Coupon | null> {
  const row = await control.select().from(coupons).where(eq(coupons.code, code.toUpperCase())).get();
  return row ?? null;
}

export const putCoupon = (control: ControlDatabase, row: typeof coupons.$inferInsert) =>
  control.insert(coupons).values(row).onConflictDoNothing();

/** Counts a use of a coupon that has an end of uses. */
export const redeemCoupon = (control: ControlDatabase, code: string) =>
  control
    .update(coupons)
    .set({ usesLeft: sql`${coupons.usesLeft} - 1` })
    .where(and(eq(coupons.code, code), gt(coupons.usesLeft, 0)));
