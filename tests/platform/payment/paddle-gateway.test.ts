import { discountEntity } from "@tests/stand-ins/paddle/paddle-entities";
import { createPaddleStandIn } from "@tests/stand-ins/paddle/paddle-stand-in";
import { signPaddle } from "@tests/stand-ins/paddle/sign-paddle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startSubscription } from "~/domain/billing/start-subscription";
import type { Order } from "~/operations/payment-port";
import { createPaddleGateway } from "~/platform/payment/paddle-gateway";
import { isFromPaddle } from "~/platform/payment/verify-paddle";

const now = new Date("2026-03-02T10:00:00Z");
const secret = "pdl_ntfset_1";
const plan = {
  code: "us-bronze",
  tier: "bronze",
  countryCode: "US",
  rank: 1,
  currency: "USD",
  monthlyPrice: 4900,
  documentsIncluded: 250,
  overagePrice: 25,
  introductionKey: "",
  trialNoteKey: "",
  paddlePriceId: "pri_b",
  paddleTrialPriceId: "pri_bt",
  paddleOveragePriceId: "pri_bo",
};
const discount = discountEntity("SAVE20US", 20, { maximum_recurring_intervals: 3 });
const order = (over: Partial<Order> = {}): Order => ({
  tenant: { id: "tenant-1", companyName: "Blue Harbour", countryCode: "US" },
  payer: { firstName: "Ines", lastName: "Marlow", email: "ines@example.com", zip: "78701" },
  plan,
  trial: false,
  discount: null,
  ...over,
});

let told: { body: string; signature: string }[] = [];
function bench(discounts = [discount]) {
  const standIn = createPaddleStandIn({
    prices: {
      pri_b: { amount: 4900, currency: "USD" },
      pri_bt: { amount: 4900, currency: "USD", trial: true },
      pri_g: { amount: 39900, currency: "USD" },
    },
    discounts,
    secret,
    now: () => now,
    deliver: async (body, signature) => void told.push({ body, signature }),
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
    standIn.fetch(new Request(input as RequestInfo, init)),
  );
  const environment = "http://localhost:9999";
  const gateway = createPaddleGateway({
    apiKey: "pdl_sdbx_apikey_1",
    environment,
    clientToken: "test_1",
    webhookSecrets: [secret],
    hostedCheckout: "https://pay.example/hsc_1?lang=en",
  });
  const read = ({ body, signature }: (typeof told)[number]) => gateway.readEvent(body, signature, now);
  return { standIn, gateway, read };
}

beforeEach(() => {
  told = [];
});

describe("the Paddle gateway", () => {
  it("begins with a payment page and reads what is told of it", async () => {
    const { standIn, gateway, read } = bench();
    const { transactionId, url } = await gateway.begin(order());
    expect(url).toBe(`https://site.example/pay?_ptxn=${transactionId}`);
    const open = { tenantId: "tenant-1", isOpen: true };
    const hostedUrl = `https://pay.example/hsc_1?lang=en&transaction_id=${transactionId}`;
    expect(await gateway.findCheckout(transactionId)).toMatchObject({ ...open, hostedUrl });
    expect(await gateway.eventsOf(transactionId)).toEqual([]);
    expect(await standIn.pay(transactionId, "declined")).toBe(false);
    expect(told.map(({ body }) => JSON.parse(body).event_type)).toEqual(["transaction.payment_failed"]);
    expect(await Promise.all(told.splice(0).map(read))).toEqual(["nothing"]);
    await standIn.pay(transactionId, "succeeds");
    expect(await gateway.findCheckout(transactionId)).toMatchObject({ isOpen: false });
    expect(await gateway.findCheckout("txn_00000000000000000000000000")).toBeNull();
    const [payment, subscription] = await Promise.all(told.map(read));
    expect(payment).toMatchObject({
      tenantId: "tenant-1",
      update: { kind: "payment", paid: true, amount: 4900, currency: "USD", billedOn: "2026-03-02" },
    });
    expect(subscription).toMatchObject({
      tenantId: "tenant-1",
      update: {
        kind: "subscription",
        planCode: "us-bronze",
        status: "active",
        trialEndsOn: null,
        periodStart: "2026-03-02",
        periodEnd: "2026-04-02",
        cancelAtPeriodEnd: false,
      },
    });
    const events = await gateway.eventsOf(transactionId);
    expect(events.map(({ update }) => update.kind)).toEqual(["subscription", "payment"]);
  });

  it("uses the price with a trial for a trial", async () => {
    const { standIn, gateway, read } = bench();
    await standIn.pay((await gateway.begin(order({ trial: true }))).transactionId, "succeeds");
    expect(await Promise.all(told.map(read))).toEqual([
      // Nothing was billed.
      "nothing",
      expect.objectContaining({
        update: expect.objectContaining({ status: "trialing", trialEndsOn: "2026-03-16" }),
      }),
    ]);
  });

  it("notes what a code takes off with the subscription", async () => {
    const { standIn, gateway, read } = bench();
    const terms = { couponCode: "SAVE20US", percentOff: 20, amountOff: 0, discountedBillsLeft: 3 };
    await standIn.pay((await gateway.begin(order({ discount: terms }))).transactionId, "succeeds");
    const [payment, subscription] = await Promise.all(told.map(read));
    expect(payment).toMatchObject({ update: { amount: 3920 } });
    expect(subscription).toMatchObject({ update: { ...terms, discountedBillsLeft: 1 } });
  });

  it.each([
    [{}, { couponCode: "SAVE20US", percentOff: 20, amountOff: 0, discountedBillsLeft: 3 }],
    [{ recur: false }, { couponCode: "SAVE20US", percentOff: 20, amountOff: 0, discountedBillsLeft: 1 }],
    [{ expires_at: "2020-01-01T00:00:00Z" }, null],
    [{ usage_limit: 5, times_used: 5 }, null],
    [{ restrict_to: ["pri_other"] }, null],
    [{ restrict_to: ["pro_other"] }, null],
    [
      { restrict_to: ["pro_b"] },
      { couponCode: "SAVE20US", percentOff: 20, amountOff: 0, discountedBillsLeft: 3 },
    ],
    [{ custom_data: { partner: true } }, null],
    [{ enabled_for_checkout: false }, null],
    [{ code: "OTHER123" }, null],
  ])("judges a discount with %j", async (over, terms) => {
    const { gateway } = bench([{ ...discount, ...over }]);
    expect(await gateway.findDiscount("SAVE20US", plan)).toEqual(terms);
  });

  it.each([
    [discountEntity("PARTNER-2026", 100, { custom_data: { partner: true } }), 100],
    [discountEntity("PARTNER-2026", 50, { custom_data: { partner: true } }), null],
    [
      discountEntity("PARTNER-2026", 100, {
        custom_data: { partner: true },
        maximum_recurring_intervals: 3,
      }),
      null,
    ],
    [discountEntity("PARTNER-2026", 100), null],
  ])("takes a partner's code that leaves nothing to pay, %#", async (partners, percentOff) => {
    const { gateway } = bench([partners]);
    const terms = await gateway.findDiscount("PARTNER-2026", { ...plan, tier: "partner" });
    expect(terms?.percentOff ?? null).toBe(percentOff);
  });

  it("cancels at the end of the period, takes that back, changes the plan, charges overage, opens the portal", async () => {
    const { standIn, gateway } = bench();
    const { transactionId } = await gateway.begin(order());
    await standIn.pay(transactionId, "succeeds");
    const [event] = await gateway.eventsOf(transactionId);
    if (event?.update.kind !== "subscription") throw new Error("no subscription was told of");
    const subscription = {
      ...startSubscription({ plan, today: "2026-03-02", trial: false }),
      id: "s",
      tenantId: "tenant-1",
      gateway: "paddle" as const,
      gatewayId: event.update.gatewayId,
      gatewayCustomerId: event.update.customerId,
      revision: 1,
      createdAt: now,
    };
    expect((await gateway.cancelAtPeriodEnd(subscription)).update).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await gateway.undoCancel(subscription)).update).toMatchObject({ cancelAtPeriodEnd: false });
    const gold = { ...plan, code: "us-gold", paddlePriceId: "pri_g" };
    expect((await gateway.changePlan(subscription, gold, "2026-03-10")).update).toMatchObject({
      planCode: "us-gold",
      periodStart: "2026-03-10",
      periodEnd: "2026-04-10",
    });
    const overage = { key: "k", documents: 12, amount: 300, overagePriceId: "pri_bo" };
    await gateway.chargeOverage(subscription, overage);
    expect(standIn.charges).toEqual([
      { subscriptionId: event.update.gatewayId, items: [{ price_id: "pri_bo", quantity: 12 }] },
    ]);
    expect(await gateway.portalUrl(subscription)).toMatch(/\/payment-method$/);
  });

  it("says when the service refuses", async () => {
    const { gateway } = bench();
    const unknown = { ...plan, paddlePriceId: "pri_unknown" };
    await expect(gateway.begin(order({ plan: unknown }))).rejects.toMatchObject({
      code: "unavailable",
      messageKey: "billing.problem.service",
    });
  });
});

describe("a webhook's signature", () => {
  const body = '{"event_id":"evt_1"}';
  const good = signPaddle(body, secret, now);
  const other = signPaddle(body, "another", now).split(";")[1];

  it.each([
    ["the right digest", good, [secret], true],
    ["two digests, the first of them right", `${good};${other}`, [secret], true],
    ["two digests, the last of them right", good.replace(";", `;${other};`), [secret], true],
    ["the older of two secrets", good, ["new", secret], true],
    ["another secret", good, ["new"], false],
    ["no digest", good.split(";")[0] ?? "", [secret], false],
    ["no header", null, [secret], false],
    ["a digest that is none", "ts=1772445600;h1=xyz", [secret], false],
    [
      "a time of ten minutes ago",
      signPaddle(body, secret, new Date(now.getTime() - 600_000)),
      [secret],
      false,
    ],
  ])("with %s", async (_, header, secrets, genuine) => {
    expect(await isFromPaddle(body, header, secrets, now)).toBe(genuine);
  });

  it("is of this body and no other", async () => {
    expect(await isFromPaddle(`${body} `, good, [secret], now)).toBe(false);
  });
});
