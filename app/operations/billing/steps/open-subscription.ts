import type { z } from "zod";
import { commit, type Statement } from "~/data/commit";
import { clearTenantMetadata, resumeAfterPayment } from "~/data/control/billed-tenant";
import { deleteBill, insertBill, markBillPaid } from "~/data/control/bills";
import { insertControlAudit } from "~/data/control/control-audit";
import { redeemCoupon } from "~/data/control/coupons";
import { putPaymentMethod } from "~/data/control/payment-methods";
import { deleteSubscription, insertSubscription } from "~/data/control/subscriptions";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { dayOf } from "~/domain/billing/days";
import { recurringBill } from "~/domain/billing/new-bill";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import type { subscribeInput } from "~/domain/billing/payment-inputs";
import { startSubscription } from "~/domain/billing/start-subscription";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../../audit-of";
import type { CardGateway, Order } from "../../payment-port";
import type { BillingContext } from "../billing-context";
import { billRow } from "./bill-row";
import { paymentMethodRow } from "./payment-method-row";

type Context = BillingContext & { gateway: CardGateway };

/**
 * Opens a subscription at a gateway that takes cards. The subscription and its bill are written before the card is
 * charged, so that of two attempts at once only one charges; they are taken back when the payment is refused.
 */
export async function openSubscription(
  context: Context,
  order: Order,
  input: z.output<typeof subscribeInput>,
): Promise<void> {
  const { control } = context;
  if (!input.card && !isPartnerPlan(order.plan))
    throw new AppError("invalid", "form.required", { field: "cardNumber" });
  const today = dayOf(context.now());
  const started = startSubscription({ ...order, today, discount: order.discount ?? undefined });
  const subscriptionId = context.newId();
  const paysNow = started.status === "active";
  const bill = recurringBill({ id: subscriptionId, ...started }, started);
  const row = billRow(context, subscriptionId, bill);
  const owed = paysNow && bill.amount > 0;
  await commit(control, [
    insertSubscription(control, {
      ...started,
      ...(paysNow && { discountedBillsLeft: Math.max(0, started.discountedBillsLeft - 1) }),
      id: subscriptionId,
      gateway: context.gateway.name,
      createdAt: context.now(),
    }),
    ...(owed ? [insertBill(control, row)] : []),
  ]).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new AppError("conflict", "billing.problem.has-subscription");
    throw error;
  });
  const paid = owed ? await chargeFirst(context, subscriptionId, row, input.card?.token ?? "") : [];
  await commit(control, [
    clearTenantMetadata(control),
    resumeAfterPayment(control),
    ...paid,
    ...(input.card ? [putPaymentMethod(control, paymentMethodRow(context, input, input.card))] : []),
    ...(order.discount?.couponCode ? [redeemCoupon(control, order.discount.couponCode)] : []),
    insertControlAudit(
      control,
      auditOf(context, "billing.subscribe", subscriptionId, {
        plan: order.plan.code,
        trial: order.trial,
        coupon: order.discount?.couponCode ?? null,
      }),
    ),
  ]);
}

async function chargeFirst(
  context: Context,
  subscriptionId: string,
  row: ReturnType<typeof billRow>,
  token: string,
): Promise<Statement[]> {
  const { control, gateway } = context;
  const { amount, currency } = row;
  const outcome = await gateway.charge({ key: `${row.key}:first`, amount, currency, token });
  if (outcome.paid) return [markBillPaid(control, row.id, outcome.paymentId, context.now())];
  await commit(control, [deleteBill(control, row.id), deleteSubscription(control, subscriptionId)]);
  throw new AppError("invalid", outcome.problem);
}
