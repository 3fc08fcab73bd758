import { eq, getTableColumns } from "drizzle-orm";
import { bills, paymentMethods, subscriptions } from "./billing-schema";
import type { ControlDatabase } from "./control-database";

const {
  tenantId: _,
  lastEventAt: __,
  lastEventId: ___,
  revision: ____,
  ...subscriptionColumns
} = getTableColumns(subscriptions);

/** Its subscriptions, oldest first. */
export const selectSubscriptionsForExport = (control: ControlDatabase, tenantId: string) =>
  control
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenantId))
    .orderBy(subscriptions.createdAt, subscriptions.id);

/** Its bills, oldest first; amounts in the smallest unit of the currency. */
export const selectBillsForExport = (control: ControlDatabase, tenantId: string) =>
  control
    .select({
      number: bills.number,
      kind: bills.kind,
      billedOn: bills.billedOn,
      periodStart: bills.periodStart,
      periodEnd: bills.periodEnd,
      currency: bills.currency,
      amount: bills.amount,
      status: bills.status,
      paidAt: bills.paidAt,
      subscriptionId: bills.subscriptionId,
      lines: bills.lines,
    })
    .from(bills)
    .where(eq(bills.tenantId, tenantId))
    .orderBy(bills.billedOn, bills.id);

/** How it pays, as far as that may be shown. */
export async function findPaymentMethodForExport(control: ControlDatabase, tenantId: string) {
  const { token: _token, tenantId: _tenant, ...columns } = getTableColumns(paymentMethods);
  const row = await control
    .select(columns)
    .from(paymentMethods)
    .where(eq(paymentMethods.tenantId, tenantId))
    .get();
  return row ?? null;
}
