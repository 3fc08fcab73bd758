import { ApiError, type Environment, Paddle, type Transaction } from "@paddle/paddle-node-sdk";
import { nextBillDay } from "~/domain/billing/bill-dates";
import { type Day, startOfDay } from "~/domain/billing/days";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import type { Plan } from "~/domain/billing/plan";
import type { Subscription } from "~/domain/billing/subscription";
import { AppError } from "~/domain/errors/app-error";
import type { SubscriptionGateway } from "~/operations/payment-port";
import { beginCheckout, checkoutOf, findTransaction, priceOf } from "./paddle-checkout";
import { findDiscount, termsOf } from "./paddle-discount";
import { asPaddleJson } from "./paddle-json";
import { paddleEvent, paymentUpdate, subscriptionUpdate } from "./paddle-updates";
import { isFromPaddle } from "./verify-paddle";

/** `environment` is sandbox or production, or the address of a stand-in. Several secrets are valid while one is replaced. */
export type PaddleSettings = {
  apiKey: string;
  environment: string;
  clientToken: string;
  /** The launch address of a hosted checkout, or null. */
  hostedCheckout: string | null;
  webhookSecrets: readonly string[];
};

/** Paddle Billing: it keeps cards and time, and tells by webhooks the outcome of a subscription. */
export function createPaddleGateway(settings: PaddleSettings): SubscriptionGateway {
  const paddle = new Paddle(settings.apiKey, { environment: settings.environment as Environment });
  const { hostedCheckout } = settings;
  return {
    name: "paddle",
    kind: "subscriptions",
    clientSettings: {
      token: settings.clientToken,
      environment: settings.environment === "production" ? "production" : "sandbox",
    },
    async findDiscount(code, plan) {
      const discount = await saying(() => findDiscount(paddle, code, plan));
      return discount && termsOf(discount);
    },
    async readEvent(body, signature, now) {
      return (await isFromPaddle(body, signature, settings.webhookSecrets, now)) ? paddleEvent(body) : null;
    },
    begin: (order) => saying(async () => checkoutOf(await beginCheckout(paddle, order), hostedCheckout)),
    findCheckout: (transactionId) =>
      saying(async () => {
        const transaction = await findTransaction(paddle, transactionId);
        return transaction && checkoutOf(transaction, hostedCheckout);
      }),
    eventsOf: (transactionId) => saying(() => eventsOf(paddle, transactionId)),
    changePlan: (subscription, plan, today) => saying(() => changePlan(paddle, subscription, plan, today)),
    cancelAtPeriodEnd: (subscription) =>
      saying(async () =>
        eventOf(
          await paddle.subscriptions.cancel(idOf(subscription), { effectiveFrom: "next_billing_period" }),
        ),
      ),
    cancelNow: (subscription) => saying(async () => eventOf(await endAtOnce(paddle, idOf(subscription)))),
    refundSecond: (second, running) => saying(() => refundSecond(paddle, second, idOf(running))),
    undoCancel: (subscription) =>
      saying(async () =>
        eventOf(await paddle.subscriptions.update(idOf(subscription), { scheduledChange: null })),
      ),
    async chargeOverage(subscription, { documents, overagePriceId }) {
      if (!overagePriceId) throw new Error(`plan ${subscription.planCode} has no overage price at Paddle`);
      await paddle.subscriptions.createOneTimeCharge(idOf(subscription), {
        effectiveFrom: "immediately",
        items: [{ priceId: overagePriceId, quantity: documents }],
      });
    },
    portalUrl: (subscription) =>
      saying(async () => {
        const ids = [idOf(subscription)];
        const { urls } = await paddle.customerPortalSessions.create(
          subscription.gatewayCustomerId ?? "",
          ids,
        );
        return urls.subscriptions[0]?.updateSubscriptionPaymentMethod ?? urls.general.overview;
      }),
  };
}

/**
 * The new plan is paid in full at once and its month begins today. Paddle keeps the beginning of its own period, so
 * that ours is recorded with the subscription. A trial goes on as it was.
 */
async function changePlan(
  paddle: Paddle,
  subscription: Subscription,
  plan: Plan,
  today: Day,
): Promise<PaymentEvent> {
  const { tenantId, couponCode, percentOff, amountOff } = subscription;
  const isTrial = subscription.status === "trialing";
  const items = [{ priceId: priceOf(plan, false), quantity: 1 }];
  const ours = { tenantId, planCode: plan.code, ...(couponCode && { couponCode, percentOff, amountOff }) };
  const changed = await paddle.subscriptions.update(idOf(subscription), {
    items,
    prorationBillingMode: isTrial ? "do_not_bill" : "full_immediately",
    customData: isTrial ? ours : { ...ours, periodStart: today },
  });
  if (isTrial) return eventOf(changed);
  return eventOf(
    await paddle.subscriptions.update(idOf(subscription), {
      nextBilledAt: startOfDay(nextBillDay(today)).toISOString(),
      prorationBillingMode: "do_not_bill",
    }),
  );
}

async function endAtOnce(paddle: Paddle, id: string) {
  const subscription = await paddle.subscriptions.get(id);
  if (subscription.status === "canceled") return subscription;
  return paddle.subscriptions.cancel(id, { effectiveFrom: "immediately" });
}

/** What was begun while another ran is over at once, and all that was paid for it goes back. */
async function refundSecond(
  paddle: Paddle,
  secondId: string,
  runningId: string,
): Promise<PaymentEvent | null> {
  const running = await paddle.subscriptions.get(runningId);
  if (running.status === "canceled" || running.status === "paused") return null;
  const ended = await endAtOnce(paddle, secondId);
  const paid = paddle.transactions.list({ subscriptionId: [secondId], status: ["completed"] });
  for await (const transaction of paid) await refund(paddle, transaction);
  return eventOf(ended);
}

/** Once: an adjustment that is there already is what an earlier try made. */
async function refund(paddle: Paddle, { id, details }: Transaction): Promise<void> {
  if (Number(details?.totals?.grandTotal ?? 0) === 0) return;
  const [made] = await paddle.adjustments.list({ transactionId: [id], action: "refund" }).next();
  if (made) return;
  const reason = "A second subscription of the same customer, begun at the same moment";
  await paddle.adjustments.create({ action: "refund", type: "full", transactionId: id, reason });
}

async function eventsOf(paddle: Paddle, transactionId: string): Promise<PaymentEvent[]> {
  const transaction = await findTransaction(paddle, transactionId);
  if (!transaction?.subscriptionId) return [];
  const events = [eventOf(await paddle.subscriptions.get(transaction.subscriptionId))];
  const payment = paymentUpdate(asPaddleJson(transaction));
  if (payment)
    events.push({
      gateway: "paddle",
      eventId: `read:${transaction.id}:${transaction.updatedAt}`,
      type: "transaction.read",
      occurredAt: new Date(transaction.updatedAt),
      ...payment,
    });
  return events;
}

/** An answer of Paddle as if it had come as an event. */
function eventOf(subscription: { id: string; updatedAt: string }): PaymentEvent {
  const about = subscriptionUpdate(asPaddleJson(subscription));
  if (!about) throw new Error(`Paddle's subscription ${subscription.id} is none of ours`);
  return {
    gateway: "paddle",
    eventId: `read:${subscription.id}:${subscription.updatedAt}`,
    type: "subscription.read",
    occurredAt: new Date(subscription.updatedAt),
    ...about,
  };
}

function idOf({ gatewayId, id }: Subscription): string {
  if (!gatewayId) throw new Error(`subscription ${id} has no id at Paddle`);
  return gatewayId;
}

/** Paddle's refusals as ours: what the customer can do something about is told, the rest is a fault. */
async function saying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code } = error;
    if (/discount/.test(code))
      throw new AppError("invalid", "billing.problem.coupon-invalid", { field: "couponCode", cause: error });
    if (/declined|payment/.test(code))
      throw new AppError("invalid", "billing.refused.declined", { cause: error });
    throw new AppError("unavailable", "billing.problem.service", { values: { code }, cause: error });
  }
}
