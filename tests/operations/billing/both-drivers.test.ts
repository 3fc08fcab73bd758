import { env } from "cloudflare:workers";
import { discountEntity } from "@tests/stand-ins/paddle/paddle-entities";
import { createPaddleStandIn } from "@tests/stand-ins/paddle/paddle-stand-in";
import { billingBench, cardThat, payer } from "@tests/support/billing-bench";
import { deliverTo } from "@tests/support/deliver-paddle";
import { describe, expect, it, vi } from "vitest";
import { selectBills } from "~/data/control/bills";
import { findNewestSubscription } from "~/data/control/subscriptions";
import type { BillingContext } from "~/operations/billing/billing-context";
import { cancelSubscription } from "~/operations/billing/cancel-subscription";
import { changePlan } from "~/operations/billing/change-plan";
import { checkCoupon } from "~/operations/billing/check-coupon";
import { reactivate } from "~/operations/billing/reactivate";
import { subscribe } from "~/operations/billing/subscribe";
import { undoCancel } from "~/operations/billing/undo-cancel";
import { createPaddleGateway } from "~/platform/payment/paddle-gateway";

/** What a customer does, whatever stands behind it. */
type Driver = {
  context: BillingContext;
  /** Subscribes and pays; false when the payment is refused. */
  buy(over?: { freeTrial?: boolean; couponCode?: string; declined?: boolean }): Promise<boolean>;
  /** Lets the current period end, 31 days after it began. */
  endPeriod(): Promise<void>;
};

const start = "2026-03-02";

async function sandbox(): Promise<Driver> {
  const bench = await billingBench(start);
  return {
    context: bench.context,
    async buy({ declined = false, ...over } = {}) {
      const card = cardThat(declined ? "declined" : "succeeds");
      return subscribe(bench.context, { ...payer, planCode: "us-bronze", card, ...over }).then(
        () => true,
        (error: { messageKey?: string }) => {
          if (error.messageKey === "billing.refused.declined") return false;
          throw error;
        },
      );
    },
    endPeriod: () => bench.pass(31),
  };
}

async function paddle(): Promise<Driver> {
  const bench = await billingBench(start);
  const { now } = bench.context;
  const secret = "pdl_ntfset_both";
  await env.DB_CONTROL.prepare(
    `update plans set paddle_price_id = 'pri_' || code, paddle_trial_price_id = 'pri_trial_' || code`,
  ).run();
  const gateway = createPaddleGateway({
    ...{ apiKey: "pdl_1", environment: "http://localhost:9998", clientToken: "", webhookSecrets: [secret] },
    hostedCheckout: null,
  });
  const sweep = { ...bench.sweep, gateway, enter: enterWith(bench.sweep.enter, gateway) };
  const standIn = createPaddleStandIn({
    prices: {
      "pri_us-bronze": { amount: 4900, currency: "USD" },
      "pri_trial_us-bronze": { amount: 4900, currency: "USD", trial: true },
      "pri_us-gold": { amount: 39900, currency: "USD" },
    },
    discounts: [discountEntity("SAVE20US", 20)],
    secret,
    now,
    deliver: deliverTo(sweep),
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
    standIn.fetch(new Request(input as RequestInfo, init)),
  );
  const context = { ...bench.context, gateway };
  return {
    context,
    async buy({ declined = false, ...over } = {}) {
      const order = { ...payer, planCode: "us-bronze", card: null, ...over };
      const { checkout } = await subscribe(context, order);
      return standIn.pay(checkout?.transactionId ?? "", declined ? "declined" : "succeeds");
    },
    async endPeriod() {
      const subscription = await findNewestSubscription(context.control, context.tenant.id);
      await bench.pass(31);
      await standIn.endPeriod(subscription?.gatewayId ?? "");
    },
  };
}

const enterWith =
  (
    enter: Awaited<ReturnType<typeof billingBench>>["sweep"]["enter"],
    gateway: BillingContext["gateway"],
  ): typeof enter =>
  async (tenantId) => {
    const entered = await enter(tenantId);
    return entered && { ...entered, gateway };
  };

describe.each([
  ["sandbox", sandbox],
  ["paddle", paddle],
])("a subscription at the driver %s", (_, make) => {
  const newest = ({ context }: Driver) => findNewestSubscription(context.control, context.tenant.id);

  it("is paid when it begins, and again each month", async () => {
    const driver = await make();
    expect(await driver.buy()).toBe(true);
    expect(await newest(driver)).toMatchObject({
      ...{ planCode: "us-bronze", status: "active", monthlyPrice: 4900 },
      ...{ periodStart: "2026-03-02", periodEnd: "2026-04-02" },
    });
    const [bill] = await selectBills(driver.context.control, driver.context.tenant.id, 5);
    expect(bill).toMatchObject({ kind: "recurring", amount: 4900, status: "paid", billedOn: "2026-03-02" });
    await driver.endPeriod();
    expect(await newest(driver)).toMatchObject({ periodStart: "2026-04-02", periodEnd: "2026-05-02" });
  });

  it("begins with a trial of 14 days", async () => {
    const driver = await make();
    await driver.buy({ freeTrial: true });
    expect(await newest(driver)).toMatchObject({ status: "trialing", trialEndsOn: "2026-03-16" });
  });

  it("does not begin with a declined card", async () => {
    const driver = await make();
    expect(await driver.buy({ declined: true })).toBe(false);
    expect(await newest(driver)).toBeNull();
  });

  it("takes a good code only", async () => {
    const driver = await make();
    const check = (couponCode: string) => checkCoupon(driver.context, { couponCode, planCode: "us-bronze" });
    expect([await check("SAVE20US"), await check("NOTGOOD1")]).toEqual([true, false]);
    await expect(driver.buy({ couponCode: "NOTGOOD1" })).rejects.toMatchObject({
      messageKey: "billing.problem.coupon-invalid",
    });
    expect(await driver.buy({ couponCode: "SAVE20US" })).toBe(true);
  });

  it("changes its plan, is canceled, kept, canceled and over, and comes back", async () => {
    const driver = await make();
    await driver.buy();
    await changePlan(driver.context, { planCode: "us-gold" });
    expect(await newest(driver)).toMatchObject({ planCode: "us-gold", status: "active" });
    await cancelSubscription(driver.context, {});
    expect(await newest(driver)).toMatchObject({ cancelAtPeriodEnd: true, status: "active" });
    await undoCancel(driver.context, {});
    expect(await newest(driver)).toMatchObject({ cancelAtPeriodEnd: false });
    await cancelSubscription(driver.context, {});
    await driver.endPeriod();
    expect(await newest(driver)).toMatchObject({ status: "canceled" });
    expect(["resumed", "new"]).toContain(await reactivate(driver.context, {}));
  });
});
