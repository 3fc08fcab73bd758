import type { NewBillRow } from "~/data/control/bills";
import { addDays, type Day, dayOf } from "~/domain/billing/days";
import type { NewBill } from "~/domain/billing/new-bill";
import type { TenantContext } from "../../context";

/** How many days after its day an owed bill is tried for the second time, should it be refused at first. */
const firstRetry = 3;

/** A bill as a row, owed until it is paid. `number` is what the customer sees: the day and eight digits. */
export function billRow(
  context: Pick<TenantContext, "now" | "newId">,
  subscriptionId: string,
  bill: NewBill,
  billedOn: Day = dayOf(context.now()),
): NewBillRow & { id: string; key: string; amount: number; currency: string; tries: number } {
  const id = context.newId();
  return {
    ...bill,
    id,
    subscriptionId,
    number: `${billedOn.replaceAll("-", "")}-${id.slice(-8).toUpperCase()}`,
    billedOn,
    status: "owed",
    tries: 0,
    nextTryOn: addDays(billedOn, firstRetry),
    createdAt: context.now(),
  };
}
