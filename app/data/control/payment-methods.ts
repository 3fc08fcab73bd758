import { eq } from "drizzle-orm";
import { paymentMethods } from "./billing-schema";
import type { ControlDatabase } from "./control-database";

export type PaymentMethod = typeof paymentMethods.$inferSelect;

/** How the tenant pays, or null. */
export async function findPaymentMethod(
  control: ControlDatabase,
  tenantId: string,
): Promise<PaymentMethod | null> {
  const row = await control.select().from(paymentMethods).where(eq(paymentMethods.tenantId, tenantId)).get();
  return row ?? null;
}

/** Keeps how a tenant pays, in place of what was kept before. */
export const putPaymentMethod = (control: ControlDatabase, row: PaymentMethod) => {
  const { tenantId: _, ...set } = row;
  return control
    .insert(paymentMethods)
    .values(row)
    .onConflictDoUpdate({ target: paymentMethods.tenantId, set });
};
