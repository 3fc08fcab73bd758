import { commit } from "~/data/commit";
import { resumeAfterPayment, suspendForPayment } from "~/data/control/billed-tenant";
import { type BillRow, claimBill, markBillPaid, noteBillProblem } from "~/data/control/bills";
import { insertControlAudit } from "~/data/control/control-audit";
import { findPaymentMethod } from "~/data/control/payment-methods";
import { setSubscriptionStatus, settleSubscription } from "~/data/control/subscriptions";
import { nextBillDay } from "~/domain/billing/bill-dates";
import { dayText } from "~/domain/billing/day-text";
import { addDays, dayOf } from "~/domain/billing/days";
import { nextTryDay } from "~/domain/billing/dunning";
import { moneyText } from "~/domain/billing/money";
import { auditOf } from "../../audit-of";
import type { CardGateway, ChargeOutcome } from "../../payment-port";
import type { BillingJobContext } from "../billing-job-context";
import { notifyAdministratorsOnce } from "./notify-administrators-once";

type Context = BillingJobContext & { gateway: CardGateway };

/**
 * Tries to charge an owed bill and notes the outcome of it: paid, to be tried again, or the last try, which suspends
 * the subscription. A try of which nothing was heard may have been paid: it is made again the day after, under its own
 * key, which the gateway never charges twice. Returns whether it is paid; null when another run took it first.
 */
export async function chargeBill(context: Context, bill: BillRow): Promise<boolean | null> {
  const { control, gateway } = context;
  const isInDoubt = bill.tries > 0 && bill.problem === null;
  const tries = isInDoubt ? bill.tries : bill.tries + 1;
  const today = dayOf(context.now());
  if ((await claimBill(control, bill, { tries, nextTryOn: addDays(today, 1) })).length === 0) return null;
  const method = await findPaymentMethod(control);
  const { key, amount, currency } = bill;
  const outcome: ChargeOutcome = method
    ? await gateway.charge({ key: `${key}:${tries}`, amount, currency, token: method.token })
    : { paid: false, problem: "billing.refused.no-card" };
  if (outcome.paid) await notePaid(context, bill, outcome.paymentId);
  else await noteRefused(context, { ...bill, tries }, outcome.problem, nextTryDay(tries, today));
  return outcome.paid;
}

async function notePaid(context: Context, bill: BillRow, paymentId: string): Promise<void> {
  const { control } = context;
  const today = dayOf(context.now());
  await commit(control, [
    markBillPaid(control, bill.id, paymentId, context.now()),
    settleSubscription(control, bill.subscriptionId, { periodStart: today, periodEnd: nextBillDay(today) }),
    resumeAfterPayment(control),
    insertControlAudit(control, auditOf(context, "billing.paid", bill.id, { amount: bill.amount })),
  ]);
}

async function noteRefused(
  context: Context,
  bill: BillRow,
  problem: string,
  again: string | null,
): Promise<void> {
  const { control, tenant } = context;
  const now = context.now();
  await commit(control, [
    noteBillProblem(control, bill.id, { problem, nextTryOn: again }),
    setSubscriptionStatus(control, bill.subscriptionId, again ? "past-due" : "suspended", again ? null : now),
    ...(again ? [] : [suspendForPayment(control, now)]),
    insertControlAudit(
      control,
      auditOf(context, again ? "billing.refused" : "billing.suspend", bill.id, { problem }),
    ),
  ]);
  const amount = moneyText(bill.amount, bill.currency, tenant.language);
  const values = { amount, number: bill.number, date: again ? dayText(again, tenant.language) : "" };
  await notifyAdministratorsOnce(
    context,
    `dunning:${bill.id}:${bill.tries}`,
    again ? "refused" : "suspended",
    values,
  );
}
