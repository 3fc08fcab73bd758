import { z } from "zod";
import { resumeAfterPayment } from "~/data/control/billed-tenant";
import { insertBill } from "~/data/control/bills";
import { findPaymentMethod } from "~/data/control/payment-methods";
import { nextBillDay } from "~/domain/billing/bill-dates";
import { dayOf } from "~/domain/billing/days";
import { recurringBill } from "~/domain/billing/new-bill";
import { reactivation } from "~/domain/billing/reactivation";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import type { BillingContext } from "./billing-context";
import { billRow } from "./steps/bill-row";
import { requireSubscription } from "./steps/require-subscription";
import { saveSubscription } from "./steps/save-subscription";

/**
 * Brings a canceled subscription back with its terms: a new period begins, and is paid, today. `new` says that it is over
 * for more than one billing cycle, or that the payment service does not do so: a plan is to be chosen then. Throws AppError
 * `not-found`, `conflict` when it is not over, `invalid` when the payment is refused.
 */
export const reactivate = defineOperation({
  name: "billing.reactivate",
  permission: "Billing.Edit",
  input: z.object({}),
  async run(context: BillingContext): Promise<"resumed" | "new"> {
    const { control, gateway } = context;
    const subscription = await requireSubscription(context);
    const today = dayOf(context.now());
    const way = reactivation(subscription, today);
    if (way === null) throw new AppError("conflict", "billing.problem.not-over");
    if (way === "new" || gateway.kind === "subscriptions") return "new";
    const method = await findPaymentMethod(control);
    const period = { periodStart: today, periodEnd: nextBillDay(today) };
    const row = billRow(context, subscription.id, recurringBill(subscription, period), today);
    const { amount, currency } = row;
    if (amount > 0 && !method) return "new";
    const outcome =
      amount > 0 && method
        ? await gateway.charge({ key: `${row.key}:back`, amount, currency, token: method.token })
        : { paid: true as const, paymentId: null };
    if (!outcome.paid) throw new AppError("invalid", outcome.problem);
    const paid = { status: "paid" as const, tries: 1, nextTryOn: null, paidAt: context.now() };
    await saveSubscription(
      context,
      subscription,
      { ...period, status: "active", cancelAtPeriodEnd: false, endedAt: null, trialEndsOn: null },
      {
        name: "billing.reactivate",
        rows: [
          ...(amount > 0 ? [insertBill(control, { ...row, ...paid, gatewayId: outcome.paymentId })] : []),
          resumeAfterPayment(control),
        ],
      },
    );
    return "resumed";
  },
});
