import { describe, expect, it } from "vitest";
import { asPaddleJson } from "~/platform/payment/paddle-json";
import { paddleEvent, paymentUpdate, subscriptionUpdate } from "~/platform/payment/paddle-updates";

const subscription = (more: Record<string, unknown> = {}) => ({
  id: "sub_1",
  status: "active",
  customer_id: "ctm_1",
  created_at: "2026-01-02T10:00:00Z",
  current_billing_period: { starts_at: "2026-03-01T00:00:00Z", ends_at: "2026-04-01T00:00:00Z" },
  custom_data: { tenantId: "t1", planCode: "basic-de" },
  ...more,
});
const transaction = (more: Record<string, unknown> = {}) => ({
  id: "txn_1",
  status: "completed",
  origin: "subscription_recurring",
  subscription_id: "sub_1",
  currency_code: "EUR",
  billing_period: { starts_at: "2026-03-01T00:00:00Z", ends_at: "2026-04-01T00:00:00Z" },
  billed_at: "2026-03-01T08:00:00Z",
  created_at: "2026-02-28T08:00:00Z",
  custom_data: { tenantId: "t1" },
  details: { totals: { grand_total: "1900" } },
  ...more,
});
const updateOf = (more: Record<string, unknown> = {}) => subscriptionUpdate(subscription(more))?.update;
const paymentOf = (more: Record<string, unknown> = {}) => paymentUpdate(transaction(more))?.update;

describe("a subscription at Paddle", () => {
  it("is whose it says, on which plan, for which days", () => {
    expect(subscriptionUpdate(subscription())).toEqual({
      tenantId: "t1",
      update: {
        kind: "subscription",
        gatewayId: "sub_1",
        customerId: "ctm_1",
        planCode: "basic-de",
        status: "active",
        trialEndsOn: null,
        periodStart: "2026-03-01",
        periodEnd: "2026-04-01",
        cancelAtPeriodEnd: false,
        couponCode: null,
        percentOff: 0,
        amountOff: 0,
        discountedBillsLeft: 0,
        begunAt: "2026-01-02T10:00:00.000Z",
      },
    });
  });

  it.each([
    ["active", "active"],
    ["canceled", "canceled"],
    ["past_due", "past-due"],
    ["paused", "canceled"],
    ["trialing", "trialing"],
  ])("that is %s there is %s here", (status, ours) => {
    expect(updateOf({ status })?.status).toBe(ours);
  });

  it("has a trial up to the end of its period, and no other has", () => {
    expect(updateOf({ status: "trialing" })?.trialEndsOn).toBe("2026-04-01");
    expect(updateOf({ status: "past_due" })?.trialEndsOn).toBeNull();
  });

  it("without a period began when it began, and ends when it ended or is billed next", () => {
    const none = { current_billing_period: null, started_at: "2026-02-05T00:00:00Z" };
    expect(updateOf(none)).toMatchObject({ periodStart: "2026-02-05", periodEnd: "2026-02-05" });
    expect(updateOf({ ...none, next_billed_at: "2026-03-05T00:00:00Z" })?.periodEnd).toBe("2026-03-05");
    const ended = { ...none, canceled_at: "2026-02-20T00:00:00Z", next_billed_at: "2026-03-05T00:00:00Z" };
    expect(updateOf(ended)?.periodEnd).toBe("2026-02-20");
    expect(updateOf({ current_billing_period: null })?.periodStart).toBe("1970-01-01");
  });

  it("begins its period where a change of plan began one, unless Paddle's is later", () => {
    const noted = (periodStart: string) => ({ custom_data: { tenantId: "t1", planCode: "p", periodStart } });
    expect(updateOf(noted("2026-03-15"))?.periodStart).toBe("2026-03-15");
    expect(updateOf(noted("2026-02-15"))?.periodStart).toBe("2026-03-01");
  });

  it("ends with its period only when that is what is scheduled", () => {
    expect(updateOf({ scheduled_change: { action: "cancel" } })?.cancelAtPeriodEnd).toBe(true);
    expect(updateOf({ scheduled_change: { action: "pause" } })?.cancelAtPeriodEnd).toBe(false);
    expect(updateOf({ scheduled_change: null })?.cancelAtPeriodEnd).toBe(false);
  });

  it("has a discount left that never ends or outlasts the period", () => {
    const left = (discount: unknown) => updateOf({ discount })?.discountedBillsLeft;
    expect([left({ ends_at: null }), left({ ends_at: "2026-04-01T00:00:01Z" })]).toEqual([1, 1]);
    expect([left({ ends_at: "2026-04-01T00:00:00Z" }), left(null), left(undefined)]).toEqual([0, 0, 0]);
  });

  it.each([
    ["one that we did not begin", { custom_data: null }],
    ["one without a tenant", { custom_data: { planCode: "p" } }],
    ["one in a state that nobody knows", { status: "sleeping" }],
    ["one without a customer", { customer_id: undefined }],
  ])("is nothing to us when it is %s", (_name, more) => {
    expect(subscriptionUpdate(subscription(more))).toBeNull();
  });
});

describe("a transaction at Paddle", () => {
  it("is a payment for a period", () => {
    expect(paymentUpdate(transaction())).toEqual({
      tenantId: "t1",
      update: {
        kind: "payment",
        gatewayId: "txn_1",
        subscriptionGatewayId: "sub_1",
        origin: "recurring",
        paid: true,
        amount: 1_900,
        currency: "EUR",
        billedOn: "2026-03-01",
        periodStart: "2026-03-01",
        periodEnd: "2026-04-01",
      },
    });
  });

  it.each([
    ["completed", true],
    ["paid", true],
    ["past_due", false],
  ])("that is %s was paid: %s", (status, paid) => {
    expect(paymentOf({ status })?.paid).toBe(paid);
  });

  it.each(["draft", "ready", "billed", "canceled"])("that is %s is nothing yet", (status) => {
    expect(paymentOf({ status })).toBeUndefined();
  });

  it("of nothing, as when a trial begins, is none; nor is one of no subscription", () => {
    expect(paymentOf({ details: { totals: { grand_total: "0" } } })).toBeUndefined();
    expect(paymentOf({ subscription_id: null })).toBeUndefined();
    expect(paymentOf({ custom_data: null })).toBeUndefined();
  });

  it("is for overage where it was charged besides the plan", () => {
    expect(paymentOf({ origin: "subscription_charge" })?.origin).toBe("overage");
    expect(paymentOf({ origin: "web" })?.origin).toBe("recurring");
  });

  it("without days is of the day on which it was billed, else made", () => {
    expect(paymentOf({ billing_period: null, billed_at: null })).toMatchObject({
      billedOn: "2026-02-28",
      periodStart: "2026-02-28",
      periodEnd: "2026-02-28",
    });
  });
});

describe("a webhook of Paddle", () => {
  const event = (event_type: string, data: unknown) =>
    paddleEvent(JSON.stringify({ event_id: "evt_1", event_type, occurred_at: "2026-03-01T09:00:00Z", data }));

  it("says what happened, when, and by which event", () => {
    expect(event("transaction.completed", transaction())).toMatchObject({
      gateway: "paddle",
      eventId: "evt_1",
      type: "transaction.completed",
      occurredAt: new Date("2026-03-01T09:00:00Z"),
      tenantId: "t1",
      update: { kind: "payment" },
    });
    expect(event("subscription.updated", subscription())).toMatchObject({ update: { kind: "subscription" } });
  });

  it.each([
    ["not JSON", "{"],
    ["no event", "[]"],
    ["nothing", "null"],
    ["without a time", JSON.stringify({ event_id: "e", event_type: "subscription.x", data: {} })],
  ])("that is %s is nothing", (_name, body) => {
    expect(paddleEvent(body)).toBe("nothing");
  });

  it("about something else is nothing, even with data that would do", () => {
    expect(event("customer.updated", subscription())).toBe("nothing");
    expect(event("subscription.updated", transaction())).toBe("nothing");
    expect(event("transaction.completed", transaction({ status: "draft" }))).toBe("nothing");
  });
});

describe("an entity of Paddle's SDK", () => {
  it("is written as the API writes it, at every depth, except what is ours", () => {
    const entity = {
      currentBillingPeriod: { startsAt: "x" },
      items: [{ priceId: 1 }],
      customData: { tenantId: "t1", planCode: "p" },
      none: null,
    };
    expect(asPaddleJson(entity)).toEqual({
      current_billing_period: { starts_at: "x" },
      items: [{ price_id: 1 }],
      custom_data: { tenantId: "t1", planCode: "p" },
      none: null,
    });
  });
});
