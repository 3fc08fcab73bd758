import type {
  IDiscountResponse,
  IPriceResponse,
  ISubscriptionResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";
import { Hono } from "hono";
import { nextBillDay, trialEnd } from "~/domain/billing/bill-dates";
import {
  paddleSubscription,
  paddleTransaction,
  paymentAttempt,
  portalSession,
  priceEntity,
  type StandInPrice,
  subscriptionItem,
} from "./paddle-entities";
import { paddleWords } from "./paddle-words";
import { signPaddle } from "./sign-paddle";

type Json = Record<string, unknown>;
type Transaction = ITransactionResponse;
type Subscription = ISubscriptionResponse;

/** A card that someone pays with on the payment page. */
export type StandInCard = "succeeds" | "declined" | "not_enough_balance";

type Options = {
  prices: Record<string, StandInPrice>;
  discounts?: IDiscountResponse[];
  secret: string;
  now(): Date;
  /** The time in the signatures of webhooks, where it is not that of the stand-in. */
  signedAt?(): Date;
  /** Our page that payment links lead to (Paddle, "Default payment link"). */
  paymentLink?: string;
  /** Where the customer portal stands. */
  address?: string;
  /** Is given each webhook as Paddle would send it. */
  deliver(body: string, signature: string): Promise<unknown>;
};

/**
 * A Paddle of our own: customers, discounts, transactions, subscriptions and webhooks, in the shapes of Paddle's API as far
 * as the product asks for them. It keeps all in memory.
 */
export function createPaddleStandIn(options: Options) {
  const { prices, now } = options;
  const { idOf, data, list, refusal } = paddleWords();
  const customers: Json[] = [];
  const transactions = new Map<string, Transaction>();
  const subscriptions = new Map<string, Subscription>();
  const withoutFunds = new Set<string>();
  const adjustments: Json[] = [];
  const charges: { subscriptionId: string; items: Json[] }[] = [];
  let ticks = 0;
  const day = () => now().toISOString().slice(0, 10);
  const at = (date: string) => `${date}T00:00:00.000Z`;

  /** Paddle's times are finer than ours: no two events occur at once. */
  const tick = () => new Date(now().getTime() + ++ticks).toISOString();

  async function tell(type: string, data: unknown): Promise<void> {
    const event_id = idOf("evt");
    const body = JSON.stringify({
      event_id,
      event_type: type,
      occurred_at: tick(),
      notification_id: idOf("ntf"),
      data,
    });
    await options.deliver(body, signPaddle(body, options.secret, (options.signedAt ?? now)()));
  }

  /** Webhooks have no links of the subscription's management, as those are for a while only. */
  async function tellSubscription(type: string, subscription: Subscription, more: Json = {}) {
    subscription.updated_at = tick();
    const { management_urls: _, ...told } = subscription;
    await tell(`subscription.${type}`, { ...told, ...more });
    return subscription;
  }

  /** What a discount takes off, in percent or as an amount. */
  function offOf(discountId: string | null | undefined) {
    const discount = options.discounts?.find(({ id }) => id === discountId);
    const amount = Number(discount?.amount ?? 0);
    return discount?.type === "percentage" ? { percentOff: amount } : { amountOff: amount };
  }

  function priceOf(priceId: string): StandInPrice {
    const price = prices[priceId];
    if (!price) throw new Error(`the stand-in does not know the price ${priceId}`);
    return price;
  }

  /** Records a try to pay; whether it is paid. */
  async function settle(transaction: Transaction, card: StandInCard): Promise<boolean> {
    const amount = transaction.details?.totals?.grand_total ?? "0";
    const problem = card === "succeeds" ? null : card;
    transaction.payments.unshift(paymentAttempt(amount, problem, tick()));
    transaction.updated_at = tick();
    if (problem) await tell("transaction.payment_failed", transaction);
    else Object.assign(transaction, { status: "completed", billed_at: now().toISOString() });
    return !problem;
  }

  /** Someone pays on the payment page. Answers whether the card was taken. */
  async function pay(transactionId: string, card: StandInCard): Promise<boolean> {
    const transaction = transactions.get(transactionId);
    if (!transaction || transaction.status === "completed") return false;
    if (!(await settle(transaction, card))) return false;
    const priceId = transaction.items[0]?.price_id ?? "";
    const price = priceOf(priceId);
    const subscription = paddleSubscription({
      id: idOf("sub"),
      priceId,
      price,
      status: price.trial ? "trialing" : "active",
      now: tick(),
      customerId: transaction.customer_id ?? "",
      addressId: transaction.address_id ?? "",
      startsAt: at(day()),
      endsAt: at(price.trial ? trialEnd(day()) : nextBillDay(day())),
      customData: transaction.custom_data ?? null,
      discountId: transaction.discount_id ?? null,
    });
    subscriptions.set(subscription.id, subscription);
    Object.assign(transaction, {
      subscription_id: subscription.id,
      billing_period: subscription.current_billing_period,
    });
    // Paddle does not promise an order, and often tells of the payment first.
    await tell("transaction.completed", transaction);
    await tellSubscription("created", subscription, { transaction_id: transaction.id });
    return true;
  }

  /** What Paddle bills by itself. Answers whether it is paid. */
  async function bill(
    subscription: Subscription,
    origin: Transaction["origin"],
    { priceId, quantity = 1 }: { priceId: string; quantity?: number },
  ): Promise<boolean> {
    const discountId = subscription.discount?.id ?? null;
    const transaction = paddleTransaction({
      id: idOf("txn"),
      priceId,
      price: { ...priceOf(priceId), trial: false },
      quantity,
      discountId,
      ...(origin === "subscription_charge" ? {} : offOf(discountId)),
      customerId: subscription.customer_id,
      addressId: subscription.address_id,
      customData: (subscription.custom_data ?? {}) as Json,
      url: "",
      now: tick(),
    });
    Object.assign(transaction, {
      origin,
      subscription_id: subscription.id,
      billing_period: subscription.current_billing_period,
    });
    transactions.set(transaction.id, transaction);
    const paid = await settle(transaction, withoutFunds.has(subscription.id) ? "declined" : "succeeds");
    if (!paid) transaction.status = "past_due";
    await tell(paid ? "transaction.completed" : "transaction.past_due", transaction);
    return paid;
  }

  const app = new Hono();
  app.get("/customers", (c) => c.json(list(customers.filter(({ email }) => email === c.req.query("email")))));
  app.post("/customers", async (c) => {
    const asked = await c.req.json<Json>();
    const moment = now().toISOString();
    const customer = {
      id: idOf("ctm"),
      status: "active",
      locale: "en",
      marketing_consent: false,
      name: null,
      custom_data: null,
      created_at: moment,
      updated_at: moment,
      import_meta: null,
      ...asked,
    };
    customers.push(customer);
    return c.json(data(customer), 201);
  });
  app.post("/customers/:id/addresses", async (c) => {
    const asked = await c.req.json<Json>();
    const moment = now().toISOString();
    const address = {
      id: idOf("add"),
      customer_id: c.req.param("id"),
      description: null,
      first_line: null,
      second_line: null,
      city: null,
      postal_code: null,
      region: null,
      custom_data: null,
      status: "active",
      created_at: moment,
      updated_at: moment,
      import_meta: null,
      ...asked,
    };
    return c.json(data(address), 201);
  });
  app.post("/customers/:id/portal-sessions", async (c) => {
    const { subscription_ids } = await c.req.json<{ subscription_ids: string[] }>();
    const page = `${options.address ?? "https://portal.example"}/portal`;
    const moment = now().toISOString();
    return c.json(data(portalSession(idOf("cpls"), c.req.param("id"), subscription_ids, page, moment)), 201);
  });
  app.get("/discounts", (c) =>
    c.json(list((options.discounts ?? []).filter(({ code }) => code === c.req.query("code")))),
  );
  app.get("/prices/:id", (c) => {
    const id = c.req.param("id");
    const price = prices[id];
    const entity: IPriceResponse | null = price ? priceEntity(id, price, now().toISOString()) : null;
    return entity ? c.json(data(entity)) : c.json(refusal("not_found"), 404);
  });
  app.post("/transactions", async (c) => {
    const asked = await c.req.json<Json & { items: { price_id: string }[]; discount_id?: string }>();
    const priceId = asked.items[0]?.price_id ?? "";
    const price = prices[priceId];
    if (!price) return c.json(refusal("not_found"), 404);
    const [id, discountId] = [idOf("txn"), asked.discount_id ?? null];
    const transaction = paddleTransaction({
      id,
      priceId,
      price,
      discountId,
      ...offOf(discountId),
      now: tick(),
      customerId: String(asked.customer_id),
      addressId: String(asked.address_id),
      customData: asked.custom_data as Json,
      url: `${options.paymentLink ?? "https://site.example/pay"}?_ptxn=${id}`,
    });
    transactions.set(id, transaction);
    return c.json(data(transaction), 201);
  });
  app.get("/transactions", (c) => {
    const [subscriptionId, status] = [c.req.query("subscription_id"), c.req.query("status")];
    const asked = [...transactions.values()].filter(
      (one) => one.subscription_id === subscriptionId && one.status === status,
    );
    return c.json(list(asked));
  });
  app.get("/adjustments", (c) =>
    c.json(
      list(adjustments.filter(({ transaction_id }) => transaction_id === c.req.query("transaction_id"))),
    ),
  );
  app.post("/adjustments", async (c) => {
    const asked = await c.req.json<Json>();
    const transaction = transactions.get(String(asked.transaction_id));
    if (transaction?.status !== "completed")
      return c.json(refusal("adjustment_transaction_invalid_status"), 400);
    const totals = transaction.details?.totals;
    const adjustment = {
      id: idOf("adj"),
      subscription_id: transaction.subscription_id,
      customer_id: transaction.customer_id,
      currency_code: transaction.currency_code,
      status: "approved",
      credit_applied_to_balance: null,
      items: [],
      payout_totals: null,
      tax_rates_used: [],
      created_at: tick(),
      updated_at: tick(),
      totals: { ...totals, total: totals?.grand_total, retained_fee: "0" },
      ...asked,
    };
    adjustments.push(adjustment);
    return c.json(data(adjustment), 201);
  });
  app.get("/transactions/:id", (c) => {
    const found = transactions.get(c.req.param("id"));
    return found ? c.json(data(found)) : c.json(refusal("not_found"), 404);
  });
  app.get("/subscriptions/:id", (c) => {
    const found = subscriptions.get(c.req.param("id"));
    return found ? c.json(data(found)) : c.json(refusal("not_found"), 404);
  });
  app.patch("/subscriptions/:id", async (c) => {
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.json(refusal("not_found"), 404);
    const asked = await c.req.json<Json & { items?: { price_id: string }[]; next_billed_at?: string }>();
    const priceId = asked.items?.[0]?.price_id;
    if ((priceId || asked.next_billed_at) && !asked.proration_billing_mode)
      return c.json(refusal("subscription_items_update_missing_proration_billing_mode"), 400);
    if (asked.proration_billing_mode === "full_immediately" && withoutFunds.has(found.id))
      return c.json(refusal("subscription_payment_declined"), 400);
    if (asked.scheduled_change === null) found.scheduled_change = null;
    if (asked.custom_data) found.custom_data = asked.custom_data;
    const period = found.current_billing_period;
    if (asked.next_billed_at && period) {
      found.next_billed_at = asked.next_billed_at;
      period.ends_at = asked.next_billed_at;
    }
    if (priceId) {
      if (!prices[priceId]) return c.json(refusal("not_found"), 404);
      const [startsAt, endsAt] = [period?.starts_at ?? "", period?.ends_at ?? ""];
      found.items = [subscriptionItem({ priceId, price: priceOf(priceId), startsAt, endsAt, now: tick() })];
      if (asked.proration_billing_mode === "full_immediately")
        await bill(found, "subscription_update", { priceId });
    }
    return c.json(data(await tellSubscription("updated", found)));
  });
  app.post("/subscriptions/:id/cancel", async (c) => {
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.json(refusal("not_found"), 404);
    const { effective_from } = await c.req.json<{ effective_from?: string }>();
    if (effective_from === "immediately") return c.json(data(await over(found, now().toISOString())));
    const effective_at = found.current_billing_period?.ends_at ?? "";
    found.scheduled_change = { action: "cancel", effective_at, resume_at: null };
    return c.json(data(await tellSubscription("updated", found)));
  });
  app.post("/subscriptions/:id/charge", async (c) => {
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.json(refusal("not_found"), 404);
    const { items } = await c.req.json<{ items: { price_id: string; quantity: number }[] }>();
    charges.push({ subscriptionId: found.id, items });
    for (const { price_id: priceId, quantity } of items)
      if (prices[priceId]) await bill(found, "subscription_charge", { priceId, quantity });
    return c.json(data(found));
  });

  const over = (found: Subscription, canceled_at: string): Promise<Subscription> => {
    Object.assign(found, {
      status: "canceled",
      scheduled_change: null,
      canceled_at,
      current_billing_period: null,
      next_billed_at: null,
    });
    return tellSubscription("canceled", found);
  };

  const known = (subscriptionId: string): Subscription => {
    const found = subscriptions.get(subscriptionId);
    if (!found) throw new Error("no such subscription");
    return found;
  };

  return {
    app,
    fetch: (request: Request) => app.fetch(request),
    pay,
    charges,
    /** What was paid back: the transaction and how much. */
    refunds: () =>
      adjustments.map(({ transaction_id, totals }) => ({
        transactionId: transaction_id,
        amount: Number((totals as Json).total),
      })),
    transactionOf: (id: string) => transactions.get(id) ?? null,
    subscriptionsOf: (tenantId: string) =>
      [...subscriptions.values()].filter(
        ({ custom_data }) => (custom_data as Json | null)?.tenantId === tenantId,
      ),
    /** The subscriptions, the newest first. */
    newest: () => [...subscriptions.values()].reverse(),
    /** From now on the card of a subscription is refused. */
    breakCard: (subscriptionId: string) => void withoutFunds.add(subscriptionId),
    /** Another card is put in place in the customer portal: what is past due is paid with it. */
    async mendCard(subscriptionId: string): Promise<void> {
      withoutFunds.delete(subscriptionId);
      const found = known(subscriptionId);
      if (found.status !== "past_due") return;
      for (const transaction of transactions.values())
        if (transaction.subscription_id === subscriptionId && transaction.status === "past_due") {
          await settle(transaction, "succeeds");
          await tell("transaction.completed", transaction);
        }
      found.status = "active";
      await tellSubscription("activated", found);
    },
    /** Ends the period of a subscription: it is billed for the next, or is over when that was scheduled. */
    async endPeriod(subscriptionId: string): Promise<void> {
      const found = known(subscriptionId);
      if (!found.current_billing_period) throw new Error("the subscription has no period");
      const end = found.current_billing_period.ends_at.slice(0, 10);
      if (found.scheduled_change) {
        await over(found, at(end));
        return;
      }
      found.current_billing_period = { starts_at: at(end), ends_at: at(nextBillDay(end)) };
      found.next_billed_at = at(nextBillDay(end));
      const priceId = found.items[0]?.price.id ?? "";
      const paid = await bill(found, "subscription_recurring", { priceId });
      found.status = paid ? "active" : "past_due";
      await tellSubscription(paid ? "updated" : "past_due", found);
    },
  };
}
