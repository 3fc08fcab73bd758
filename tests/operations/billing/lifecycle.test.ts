import { billingBench, cardThat, payer } from "@tests/support/billing-bench";
import { plantUsage } from "@tests/support/plant-usage";
import { describe, expect, it } from "vitest";
import { findTenantMetadata } from "~/data/control/billed-tenant";
import { selectBills } from "~/data/control/bills";
import { findNewestSubscription } from "~/data/control/subscriptions";
import { cancelSubscription } from "~/operations/billing/cancel";
import { changePaymentMethod } from "~/operations/billing/change-payment-method";
import { changePlan } from "~/operations/billing/change-plan";
import { checkCoupon } from "~/operations/billing/check-coupon";
import { getBilling } from "~/operations/billing/get";
import { reactivate } from "~/operations/billing/reactivate";
import { subscribe } from "~/operations/billing/subscribe";
import { undoCancel } from "~/operations/billing/undo-cancel";

type Bench = Awaited<ReturnType<typeof billingBench>>;

const bought = async (start: string, over: Record<string, unknown> = {}) => {
  const bench = await billingBench(start);
  await subscribe(bench.context, { ...payer, planCode: "us-bronze", card: cardThat("succeeds"), ...over });
  return bench;
};
const newest = ({ context }: Bench) => findNewestSubscription(context.control);
const amounts = async ({ context }: Bench) =>
  (await selectBills(context.control, 50)).map(({ kind, amount, status }) => [kind, amount, status]);

describe("buying", () => {
  it("takes a coupon off as many bills as it is good for", async () => {
    const bench = await bought("2026-03-02", { couponCode: "SAVE20US" });
    await bench.pass(62);
    expect((await amounts(bench)).map(([, amount]) => amount)).toEqual([4900, 3920, 3920]);
  });

  it.each([
    [{ couponCode: "NOTGOOD1" }, "billing.problem.coupon-invalid"],
    [{ couponCode: "SHORT" }, "billing.problem.coupon-length"],
    [{ couponCode: "SAVE20US", freeTrial: true }, "billing.problem.trial-and-coupon"],
    [{ card: null }, "form.required"],
    [{ card: cardThat("declined") }, "billing.refused.declined"],
    [{ card: cardThat("insufficient") }, "billing.refused.insufficient-funds"],
    [{ planCode: "in-gold" }, "billing.problem.plan-not-found"],
  ])("refuses %j and leaves nothing behind", async (over, messageKey) => {
    const bench = await billingBench("2026-03-02");
    const order = { ...payer, planCode: "us-bronze", card: cardThat("succeeds"), ...over };
    await expect(subscribe(bench.context, order)).rejects.toMatchObject({ messageKey });
    expect(await newest(bench)).toBeNull();
    expect(await amounts(bench)).toEqual([]);
  });

  it("sells one subscription, however often it is asked for at once, and one trial", async () => {
    const bench = await billingBench("2026-03-02");
    const order = { ...payer, planCode: "us-bronze", card: cardThat("succeeds") };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => subscribe(bench.context, order)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await amounts(bench)).toEqual([["recurring", 4900, "paid"]]);
  });

  it("gives the partner's customers a plan without a card, for a code, and forgets where they came from", async () => {
    const bench = await billingBench("2026-03-02");
    const partner = { ...payer, planCode: "us-partner", card: null };
    await expect(subscribe(bench.context, partner)).rejects.toMatchObject({ code: "not-found" });
    await bench.setMetadata('{"source":"partner-redeem"}');
    await expect(subscribe(bench.context, partner)).rejects.toMatchObject({ messageKey: "form.required" });
    expect(await checkCoupon(bench.context, { couponCode: "PARTNER-2026", planCode: "us-partner" })).toBe(
      true,
    );
    expect(await checkCoupon(bench.context, { couponCode: "SAVE20US", planCode: "us-partner" })).toBe(false);
    await subscribe(bench.context, { ...partner, couponCode: "partner-2026" });
    expect(await newest(bench)).toMatchObject({ tier: "partner", monthlyPrice: 0, documentsIncluded: 1000 });
    expect(await findTenantMetadata(bench.context.control)).toBeNull();
    await bench.pass(40);
    expect(await amounts(bench)).toEqual([]);
    expect(await bench.standing()).toBe("active");
  });
});

describe("owing", () => {
  it("tries again after 3, 5 and 7 days, suspends, and goes on when it is paid", async () => {
    const bench = await bought("2026-03-02", { card: cardThat("fails-later") });
    const seen: Record<string, string | undefined> = {};
    for (let day = 0; day < 40; day += 1) {
      await bench.pass(1);
      const { status } = (await newest(bench)) ?? {};
      if (!Object.values(seen).includes(status)) seen[bench.today()] = status;
    }
    expect(seen).toEqual({ "2026-03-03": "active", "2026-04-02": "past-due", "2026-04-09": "suspended" });
    expect(await bench.standing()).toBe("suspended");
    const refused = "Fieldwise: your payment of $49.00 was declined";
    expect(await bench.subjects()).toEqual([
      refused,
      refused,
      refused,
      expect.stringContaining("is suspended"),
    ]);
    await expect(
      changePaymentMethod(bench.context, { ...payer, card: cardThat("declined") }),
    ).rejects.toMatchObject({ messageKey: "billing.problem.still-owed" });
    await changePaymentMethod(bench.context, { ...payer, card: cardThat("succeeds") });
    expect(await newest(bench)).toMatchObject({ status: "active", periodStart: "2026-04-02" });
    expect(await bench.standing()).toBe("active");
    expect(await amounts(bench)).toEqual([
      ["recurring", 4900, "paid"],
      ["recurring", 4900, "paid"],
    ]);
  });
});

describe("changing", () => {
  it("cancels the current subscription at once and charges the new one", async () => {
    const bench = await bought("2026-03-02");
    await plantUsage(bench.context, "2026-03-05", 260);
    await bench.pass(10);
    await changePlan(bench.context, { planCode: "us-gold" });
    expect(await newest(bench)).toMatchObject({
      planCode: "us-gold",
      periodStart: "2026-03-12",
      periodEnd: "2026-04-12",
    });
    await bench.pass(1);
    expect((await amounts(bench)).sort()).toEqual([
      ["overage", 250, "paid"],
      ["recurring", 39900, "paid"],
      ["recurring", 4900, "paid"],
    ]);
    await expect(changePlan(bench.context, { planCode: "us-gold" })).rejects.toMatchObject({
      messageKey: "billing.problem.same-plan",
    });
  });

  it("leaves everything as it was when the payment is refused, and carries a trial on", async () => {
    const bench = await bought("2026-03-02", { card: cardThat("fails-later") });
    await expect(changePlan(bench.context, { planCode: "us-gold" })).rejects.toMatchObject({
      messageKey: "billing.refused.declined",
    });
    expect(await newest(bench)).toMatchObject({ planCode: "us-bronze", status: "active" });
    const trial = await bought("2026-03-02", { freeTrial: true });
    await trial.pass(3);
    await changePlan(trial.context, { planCode: "us-silver" });
    expect(await newest(trial)).toMatchObject({ status: "trialing", periodEnd: "2026-03-16" });
    expect(await amounts(trial)).toEqual([]);
  });

  it("ends at the end of the period unless that is taken back, and comes back within a cycle", async () => {
    const bench = await bought("2026-03-02");
    await cancelSubscription(bench.context, {});
    await undoCancel(bench.context, {});
    await bench.pass(31);
    expect(await newest(bench)).toMatchObject({ status: "active", periodEnd: "2026-05-02" });
    await cancelSubscription(bench.context, {});
    await bench.pass(29);
    expect([(await newest(bench))?.status, await bench.standing()]).toEqual(["active", "active"]);
    await bench.pass(1);
    expect([(await newest(bench))?.status, await bench.standing()]).toEqual(["canceled", "suspended"]);
    await bench.pass(10);
    expect(await reactivate(bench.context, {})).toBe("resumed");
    expect(await newest(bench)).toMatchObject({ status: "active", periodStart: "2026-05-12" });
    expect(await bench.standing()).toBe("active");
    await cancelSubscription(bench.context, {});
    await bench.pass(65);
    expect(await reactivate(bench.context, {})).toBe("new");
    const trial = { ...payer, planCode: "us-bronze", card: cardThat("succeeds"), freeTrial: true };
    await expect(subscribe(bench.context, trial)).rejects.toMatchObject({
      messageKey: "billing.problem.trial-used",
    });
    await subscribe(bench.context, { ...trial, freeTrial: false });
    expect(await bench.standing()).toBe("active");
  });
});

describe("the billing page's facts", () => {
  it("tell plan, usage, next bill and bills of this tenant alone", async () => {
    const bench = await bought("2026-03-02");
    await plantUsage(bench.context, "2026-03-03", 100);
    await bench.pass(4);
    const billing = await getBilling(bench.context, {});
    expect(billing.usage).toMatchObject({ used: 100, included: 250, forecast: 620, forecastAmount: 9250 });
    expect(billing.nextBill).toEqual({ day: "2026-04-02", amount: 4900 });
    expect(billing.card).toMatchObject({ brand: "Visa", lastDigits: "4242" });
    const other = await billingBench("2026-03-06");
    expect(await getBilling(other.context, {})).toMatchObject({ subscription: null, bills: [], card: null });
  });
});
