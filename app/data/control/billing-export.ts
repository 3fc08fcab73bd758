import { eq, getTableColumns } from "drizzle-orm";
import { bills, paymentMethods, subscriptions } from "./billing-schema";
import type { TenantControl } from "./tenant-control";

const {
  tenantId: _,
  lastEventAt: __,
  lastEventId: ___,
  revision: ____,
  ...subscriptionColumns
} = getTableColumns(subscriptions);

/** Its subscriptions, oldest first. */
export const selectSubscriptionsForExport = (control: TenantControl) =>
  control
    .select(subscriptionColumns)
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, control.tenantId))
    .orderBy(subscriptions.createdAt, subscriptions.id);

/** Its bills, oldest first; amounts in the smallest unit of the currency. */
export const selectBillsForExport = (control: TenantControl) =>
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
    .where(eq(bills.tenantId, control.tenantId))
    .orderBy(bills.billedOn, bills.id);

/** How it pays, as far as that may be shown. */
export async function findPaymentMethodForExport(control: TenantControl) {
  const { token: _token, tenantId: _tenant, ...columns } = getTableColumns(paymentMethods);
  const row = await control
    .select(columns)
    .from(paymentMethods)
    .where(eq(paymentMethods.tenantId, control.tenantId))
    .get();
  return row ?? null;
}
