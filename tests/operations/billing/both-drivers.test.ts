import { billingBench, cardThat, payer } from "@tests/support/billing-bench";
import { paddleBench } from "@tests/support/paddle-bench";
import { describe, expect, it } from "vitest";
import { selectBills } from "~/data/control/bills";
import { findNewestSubscription } from "~/data/control/subscriptions";
import type { BillingContext } from "~/operations/billing/billing-context";
import { cancelSubscription } from "~/operations/billing/cancel";
import { changePlan } from "~/operations/billing/change-plan";
import { checkCoupon } from "~/operations/billing/check-coupon";
import { getBilling } from "~/operations/billing/get";
import { reactivate } from "~/operations/billing/reactivate";
import { subscribe } from "~/operations/billing/subscribe";
import { undoCancel } from "~/operations/billing/undo-cancel";

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
  const { context, standIn, pass } = await paddleBench(start);
  return {
    context,
    async buy({ declined = false, ...over } = {}) {
      const order = { ...payer, planCode: "us-bronze", card: null, ...over };
      const { checkout } = await subscribe(context, order);
      return standIn.pay(checkout?.transactionId ?? "", declined ? "declined" : "succeeds");
    },
    async endPeriod() {
      const subscription = await findNewestSubscription(context.control);
      await pass(31);
      await standIn.endPeriod(subscription?.gatewayId ?? "");
    },
  };
}

describe.each([
  ["sandbox", sandbox],
  ["paddle", paddle],
])("a subscription at the driver %s", (_, make) => {
  const bills = async ({ context }: Driver) =>
    (await selectBills(context.control, 9)).map(({ billedOn, kind, amount, status }) => [
      billedOn,
      kind,
      amount,
      status,
    ]);
  const newest = ({ context }: Driver) => findNewestSubscription(context.control);

  it("is paid when it begins, and again each month", async () => {
    const driver = await make();
    expect(await driver.buy()).toBe(true);
    expect(await newest(driver)).toMatchObject({
      planCode: "us-bronze",
      status: "active",
      monthlyPrice: 4900,
      periodStart: "2026-03-02",
      periodEnd: "2026-04-02",
    });
    await driver.endPeriod();
    expect(await newest(driver)).toMatchObject({ periodStart: "2026-04-02", periodEnd: "2026-05-02" });
    expect(await bills(driver)).toEqual([
      ["2026-04-02", "recurring", 4900, "paid"],
      ["2026-03-02", "recurring", 4900, "paid"],
    ]);
  });

  it("begins with a trial of 14 days", async () => {
    const driver = await make();
    await driver.buy({ freeTrial: true });
    expect(await newest(driver)).toMatchObject({ status: "trialing", trialEndsOn: "2026-03-16" });
    expect(await bills(driver)).toEqual([]);
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
    expect(await bills(driver)).toEqual([["2026-03-02", "recurring", 3920, "paid"]]);
    expect((await getBilling(driver.context, {})).nextBill).toEqual({ day: "2026-04-02", amount: 3920 });
  });

  it("changes its plan, is canceled, kept, canceled and over, and comes back", async () => {
    const driver = await make();
    await driver.buy();
    await changePlan(driver.context, { planCode: "us-gold" });
    expect(await newest(driver)).toMatchObject({ planCode: "us-gold", status: "active" });
    expect((await bills(driver)).map(([, , amount]) => amount).sort()).toEqual([39900, 4900]);
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
