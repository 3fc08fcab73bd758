import { eq } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { paymentMethods } from "./billing-schema";
import type { TenantControl } from "./tenant-control";

export type NewPaymentMethod = NewRow<typeof paymentMethods>;
export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** How the tenant pays, or null. */
export async function findPaymentMethod(control: TenantControl): Promise<PaymentMethod | null> {
  const row = await control
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.tenantId, control.tenantId))
    .get();
  return row ?? null;
}

/** Keeps how a tenant pays, in place of what was kept before. */
export const putPaymentMethod = (control: TenantControl, row: NewPaymentMethod) =>
  control
    .insert(paymentMethods)
    .values({ ...row, tenantId: control.tenantId })
    .onConflictDoUpdate({ target: paymentMethods.tenantId, set: row });
