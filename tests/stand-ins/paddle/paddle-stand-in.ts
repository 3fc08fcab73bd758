import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { nextBillDay, trialEnd } from "~/domain/billing/bill-dates";
import { type PaddleTransaction, paddleSubscription, paddleTransaction } from "./paddle-entities";

type Json = Record<string, unknown>;
type Subscription = ReturnType<typeof paddleSubscription>;

/** A price of the stand-in: its amount in minor units, and whether it starts with a trial. */
export type StandInPrice = { amount: number; currency: string; trial?: boolean };

type Options = {
  prices: Record<string, StandInPrice>;
  discounts?: Json[];
  secret: string;
  now(): Date;
  /** Where the hosted payment page stands. */
  address?: string;
  /** Is given each webhook as Paddle would send it. */
  deliver(body: string, signature: string): Promise<void>;
};

/** The Paddle-Signature header of a body. */
export function signPaddle(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `ts=${time};h1=${createHmac("sha256", secret).update(`${time}:${body}`).digest("hex")}`;
}

/**
 * A Paddle of our own: customers, discounts, transactions, subscriptions and a payment page, in the shapes of Paddle's
 * public OpenAPI document, as far as the product asks for them. It keeps all in memory and sends webhooks.
 */
export function createPaddleStandIn(options: Options) {
  const { prices, now } = options;
  const customers: Json[] = [];
  const transactions = new Map<string, PaddleTransaction>();
  const subscriptions = new Map<string, Subscription>();
  const charges: { subscriptionId: string; items: Json[] }[] = [];
  let made = 0;
  const series = crypto.randomUUID().slice(0, 8);
  const idOf = (kind: string) => `${kind}_${series}${String(++made).padStart(18, "0")}`;
  const day = () => now().toISOString().slice(0, 10);
  const at = (date: string) => `${date}T00:00:00.000Z`;

  /** Paddle's times are finer than ours: no two events occur at once. */
  const tick = () => new Date(now().getTime() + ++made).toISOString();

  async function tell(type: string, data: Json): Promise<void> {
    const body = JSON.stringify({
      event_id: idOf("evt"),
      event_type: type,
      occurred_at: tick(),
      notification_id: idOf("ntf"),
      data,
    });
    await options.deliver(body, signPaddle(body, options.secret, now()));
  }

  async function tellSubscription(type: string, subscription: Subscription): Promise<Subscription> {
    subscription.updated_at = tick();
    await tell(`subscription.${type}`, subscription);
    return subscription;
  }

  /** Somebody pays on the payment page: with a card that works, or not. */
  async function pay(transactionId: string, card: "succeeds" | "declined"): Promise<boolean> {
    const transaction = transactions.get(transactionId);
    if (!transaction || card === "declined") return false;
    const [item] = transaction.items;
    const price = prices[item?.price.id ?? ""];
    if (!price) throw new Error("the stand-in does not know this price");
    const trial = price.trial === true;
    const subscription = paddleSubscription({
      id: idOf("sub"),
      customerId: transaction.customer_id,
      addressId: transaction.address_id,
      priceId: item?.price.id ?? "",
      price,
      status: trial ? "trialing" : "active",
      startsAt: at(day()),
      endsAt: at(trial ? trialEnd(day()) : nextBillDay(day())),
      customData: transaction.custom_data,
      now: tick(),
    });
    subscriptions.set(subscription.id, subscription);
    transaction.subscription_id = subscription.id;
    Object.assign(transaction, {
      status: "completed",
      billed_at: now().toISOString(),
      billing_period: subscription.current_billing_period,
      updated_at: tick(),
    });
    // Paddle does not promise an order, and often tells of the payment first.
    await tell("transaction.completed", transaction as unknown as Json);
    await tellSubscription("created", subscription);
    return true;
  }

  const app = new Hono();
  const data = (value: unknown) => ({ data: value, meta: { request_id: idOf("req") } });
  const list = (values: unknown[]) => ({
    data: values,
    meta: {
      request_id: idOf("req"),
      pagination: { per_page: 50, next: "", has_more: false, estimated_total: values.length },
    },
  });
  const missing = {
    error: { type: "request_error", code: "not_found", detail: "not found", documentation_url: "" },
    meta: { request_id: "req" },
  };

  app.get("/customers", (c) => c.json(list(customers.filter(({ email }) => email === c.req.query("email")))));
  app.post("/customers", async (c) => {
    const asked = await c.req.json<Json>();
    const moment = now().toISOString();
    const customer = {
      ...{ id: idOf("ctm"), status: "active", locale: "en", marketing_consent: false, name: null },
      ...{ custom_data: null, created_at: moment, updated_at: moment, import_meta: null },
      ...asked,
    };
    customers.push(customer);
    return c.json(data(customer), 201);
  });
  app.post("/customers/:id/addresses", async (c) => {
    const asked = await c.req.json<Json>();
    const moment = now().toISOString();
    return c.json(
      data({
        ...{ id: idOf("add"), customer_id: c.req.param("id"), description: null, first_line: null },
        ...{ second_line: null, city: null, postal_code: null, region: null, custom_data: null },
        ...{ status: "active", created_at: moment, updated_at: moment, import_meta: null },
        ...asked,
      }),
      201,
    );
  });
  app.post("/customers/:id/portal-sessions", async (c) => {
    const { subscription_ids } = await c.req.json<{ subscription_ids: string[] }>();
    const page = `${options.address ?? "https://portal.example"}/portal`;
    return c.json(
      data({
        id: idOf("cpls"),
        customer_id: c.req.param("id"),
        urls: {
          general: { overview: page },
          subscriptions: subscription_ids.map((id) => ({
            id,
            cancel_subscription: `${page}/${id}/cancel`,
            update_subscription_payment_method: `${page}/${id}/payment-method`,
          })),
        },
        created_at: now().toISOString(),
      }),
      201,
    );
  });
  app.get("/discounts", (c) =>
    c.json(list((options.discounts ?? []).filter(({ code }) => code === c.req.query("code")))),
  );
  app.post("/transactions", async (c) => {
    const asked = await c.req.json<Json & { items: { price_id: string }[] }>();
    const priceId = asked.items[0]?.price_id ?? "";
    const price = prices[priceId];
    if (!price) return c.json(missing, 404);
    const id = idOf("txn");
    const transaction = paddleTransaction({
      ...{ id, priceId, price, now: tick() },
      customerId: String(asked.customer_id),
      addressId: String(asked.address_id),
      discountId: (asked.discount_id as string | undefined) ?? null,
      customData: asked.custom_data as Json,
      url: `${options.address ?? "https://checkout.example"}/checkout?_ptxn=${id}`,
    });
    transactions.set(id, transaction);
    return c.json(data(transaction), 201);
  });
  app.get("/transactions/:id", (c) => {
    const found = transactions.get(c.req.param("id"));
    return found ? c.json(data(found)) : c.json(missing, 404);
  });
  app.get("/subscriptions/:id", (c) => {
    const found = subscriptions.get(c.req.param("id"));
    return found ? c.json(data(found)) : c.json(missing, 404);
  });
  app.patch("/subscriptions/:id", async (c) => {
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.json(missing, 404);
    const asked = await c.req.json<Json & { items?: { price_id: string }[] }>();
    if (asked.scheduled_change === null) found.scheduled_change = null;
    if (asked.custom_data) found.custom_data = asked.custom_data as Json;
    const priceId = asked.items?.[0]?.price_id;
    if (priceId && !asked.proration_billing_mode) return c.json(missing, 400);
    return c.json(data(await tellSubscription("updated", found)));
  });
  app.post("/subscriptions/:id/cancel", async (c) => {
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.json(missing, 404);
    found.scheduled_change = {
      action: "cancel",
      effective_at: found.current_billing_period?.ends_at ?? "",
      resume_at: null,
    };
    return c.json(data(await tellSubscription("updated", found)));
  });
  app.post("/subscriptions/:id/charge", async (c) => {
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.json(missing, 404);
    const { items } = await c.req.json<{ items: Json[] }>();
    charges.push({ subscriptionId: found.id, items });
    return c.json(data(found));
  });
  // The payment page: what a customer without script is led to.
  app.get("/checkout", (c) => {
    const id = c.req.query("_ptxn") ?? "";
    return c.html(
      `<!doctype html><title>Checkout</title><h1>Checkout of the stand-in</h1><form method="post" action="/checkout/${id}">
      <button name="card" value="succeeds">Pay</button><button name="card" value="declined">Pay with a declined card</button>
      </form>`,
    );
  });
  app.post("/checkout/:id", async (c) => {
    const card = String((await c.req.parseBody()).card) === "succeeds" ? "succeeds" : "declined";
    if (!(await pay(c.req.param("id"), card)))
      return c.html("<!doctype html><title>Checkout</title><h1>The card was declined</h1>");
    const back = (transactions.get(c.req.param("id"))?.custom_data as { returnTo?: string } | null)?.returnTo;
    return c.redirect(back || "/", 303);
  });

  return {
    fetch: (request: Request) => app.fetch(request),
    pay,
    charges,
    /** Ends the period of a subscription: it renews, or is over when that was scheduled. */
    async endPeriod(subscriptionId: string): Promise<void> {
      const found = subscriptions.get(subscriptionId);
      if (!found?.current_billing_period) throw new Error("no such subscription");
      const end = found.current_billing_period.ends_at.slice(0, 10);
      if (found.scheduled_change) {
        Object.assign(found, {
          ...{ status: "canceled", scheduled_change: null, canceled_at: at(end) },
          ...{ current_billing_period: null, next_billed_at: null },
        });
        await tellSubscription("canceled", found);
        return;
      }
      found.status = "active";
      found.current_billing_period = { starts_at: at(end), ends_at: at(nextBillDay(end)) };
      found.next_billed_at = at(nextBillDay(end));
      await tellSubscription("updated", found);
    },
  };
}
