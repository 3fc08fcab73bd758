import { ApiError, type Discount, type Environment, Paddle } from "@paddle/paddle-node-sdk";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import type { DiscountTerms, Plan } from "~/domain/billing/plan";
import type { Subscription } from "~/domain/billing/subscription";
import { AppError } from "~/domain/errors/app-error";
import type { Order, SubscriptionGateway } from "~/operations/payment-port";
import { asPaddleJson } from "./paddle-json";
import { paddleEvent, paymentNews, subscriptionNews } from "./paddle-news";
import { isFromPaddle } from "./verify-paddle";

/** `environment` is sandbox or production, or the address of a stand-in. Several secrets are valid while one is replaced. */
export type PaddleSettings = {
  apiKey: string;
  environment: string;
  clientToken: string;
  webhookSecrets: readonly string[];
};

/** A discount without an end takes something off this many bills. */
const forever = 1_000;

/** Paddle Billing: it keeps cards and time, and tells by webhooks what became of a subscription. */
export function createPaddleGateway(settings: PaddleSettings): SubscriptionGateway {
  const paddle = new Paddle(settings.apiKey, { environment: settings.environment as Environment });
  return {
    name: "paddle",
    kind: "subscriptions",
    clientSettings: { token: settings.clientToken, environment: settings.environment },
    async findDiscount(code, plan) {
      const discount = await saying(() => findDiscount(paddle, code, plan));
      return discount && termsOf(discount);
    },
    async readEvent(body, signature, now) {
      return (await isFromPaddle(body, signature, settings.webhookSecrets, now)) ? paddleEvent(body) : null;
    },
    begin: (order) => saying(() => begin(paddle, order)),
    eventsOf: (transactionId) => saying(() => eventsOf(paddle, transactionId)),
    changePlan: (subscription, plan) =>
      saying(async () =>
        newsOf(
          await paddle.subscriptions.update(idOf(subscription), {
            items: [{ priceId: priceOf(plan, false), quantity: 1 }],
            prorationBillingMode: subscription.status === "trialing" ? "do_not_bill" : "full_immediately",
            customData: { tenantId: subscription.tenantId, planCode: plan.code },
          }),
        ),
      ),
    cancelAtPeriodEnd: (subscription) =>
      saying(async () =>
        newsOf(
          await paddle.subscriptions.cancel(idOf(subscription), { effectiveFrom: "next_billing_period" }),
        ),
      ),
    undoCancel: (subscription) =>
      saying(async () =>
        newsOf(await paddle.subscriptions.update(idOf(subscription), { scheduledChange: null })),
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

async function begin(paddle: Paddle, { tenant, payer, plan, trial, discount, returnTo }: Order) {
  const customerId = await customerOf(paddle, payer.email, tenant);
  const address = await paddle.addresses.create(customerId, {
    countryCode: tenant.countryCode as Parameters<typeof paddle.addresses.create>[1]["countryCode"],
    ...(payer.zip && { postalCode: payer.zip }),
  });
  const found = discount?.couponCode ? await findDiscount(paddle, discount.couponCode, plan) : null;
  const transaction = await paddle.transactions.create({
    items: [{ priceId: priceOf(plan, trial), quantity: 1 }],
    customerId,
    addressId: address.id,
    ...(found && { discountId: found.id }),
    customData: { tenantId: tenant.id, planCode: plan.code, returnTo },
  });
  return { transactionId: transaction.id, url: transaction.checkout?.url ?? "" };
}

/** Paddle knows one customer for an e-mail. */
async function customerOf(paddle: Paddle, email: string, tenant: Order["tenant"]): Promise<string> {
  const [known] = await paddle.customers.list({ email: [email] }).next();
  if (known) return known.id;
  const customData = { tenantId: tenant.id };
  return (await paddle.customers.create({ email, name: tenant.companyName, customData })).id;
}

async function findDiscount(paddle: Paddle, code: string, plan: Plan): Promise<Discount | null> {
  const [discount] = await paddle.discounts.list({ code: [code], status: ["active"] }).next();
  if (!discount?.enabledForCheckout) return null;
  const { expiresAt, usageLimit, timesUsed, restrictTo, customData } = discount;
  const isOver = expiresAt !== null && new Date(expiresAt).getTime() <= Date.now();
  const isUsedUp = usageLimit !== null && (timesUsed ?? 0) >= usageLimit;
  const isElsewhere =
    restrictTo !== null && restrictTo.length > 0 && !restrictTo.includes(plan.paddlePriceId ?? "");
  const isForPartner = typeof customData === "object" && customData !== null && "partner" in customData;
  return isOver || isUsedUp || isElsewhere || isForPartner !== isPartnerPlan(plan) ? null : discount;
}

const termsOf = ({ code, type, amount, recur, maximumRecurringIntervals }: Discount): DiscountTerms => ({
  couponCode: code,
  percentOff: type === "percentage" ? Number(amount) : 0,
  discountedBillsLeft: recur ? (maximumRecurringIntervals ?? forever) : 1,
});

async function eventsOf(paddle: Paddle, transactionId: string): Promise<PaymentEvent[]> {
  const transaction = await paddle.transactions.get(transactionId);
  if (!transaction.subscriptionId) return [];
  const events = [newsOf(await paddle.subscriptions.get(transaction.subscriptionId))];
  const payment = paymentNews(asPaddleJson(transaction));
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
function newsOf(subscription: { id: string; updatedAt: string }): PaymentEvent {
  const about = subscriptionNews(asPaddleJson(subscription));
  if (!about) throw new Error(`Paddle's subscription ${subscription.id} is none of ours`);
  return {
    gateway: "paddle",
    eventId: `read:${subscription.id}:${subscription.updatedAt}`,
    type: "subscription.read",
    occurredAt: new Date(subscription.updatedAt),
    ...about,
  };
}

function priceOf(plan: Plan, trial: boolean): string {
  const price = trial ? plan.paddleTrialPriceId : plan.paddlePriceId;
  if (!price) throw new Error(`plan ${plan.code} has no price at Paddle`);
  return price;
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
