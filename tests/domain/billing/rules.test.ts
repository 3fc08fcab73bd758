import { describe, expect, it } from "vitest";
import { expiryYears, hasExpired } from "~/domain/billing/card-dates";
import { discountOf } from "~/domain/billing/coupon";
import { couponProblem } from "~/domain/billing/coupon-code";
import { nextTryDay } from "~/domain/billing/dunning";
import { lessPercent, moneyText } from "~/domain/billing/money";
import { isFromPartner, plansFor } from "~/domain/billing/partner-plan";
import type { Plan } from "~/domain/billing/plan";
import { planName } from "~/domain/billing/plan-name";
import { reactivation } from "~/domain/billing/reactivation";
import { renewSubscription } from "~/domain/billing/renew-subscription";
import { startSubscription } from "~/domain/billing/start-subscription";
import type { Subscription } from "~/domain/billing/subscription";
import { reachedShare, usageOf } from "~/domain/billing/usage";

const plan = (over: Partial<Plan> = {}): Plan => ({
  code: "us-bronze",
  tier: "bronze",
  countryCode: "US",
  rank: 1,
  currency: "USD",
  monthlyPrice: 4900,
  documentsIncluded: 250,
  overagePrice: 25,
  introductionKey: "a",
  trialNoteKey: "b",
  paddlePriceId: null,
  paddleTrialPriceId: null,
  paddleOveragePriceId: null,
  ...over,
});

const coupon = {
  code: "SAVE20US",
  kind: "standard" as const,
  tier: null,
  percentOff: 20,
  bills: 2,
  expiresOn: null,
  usesLeft: null,
  active: true,
};

const subscription = (over: Partial<Subscription> = {}): Subscription => ({
  ...startSubscription({ plan: plan(), today: "2026-11-21", trial: false }),
  id: "s",
  tenantId: "t",
  gateway: "sandbox",
  gatewayId: null,
  gatewayCustomerId: null,
  revision: 1,
  createdAt: new Date(0),
  ...over,
});

describe("plans", () => {
  it("gives a partner's customer one more, copied from the second with nothing to pay", () => {
    const second = plan({ code: "us-silver", tier: "silver", monthlyPrice: 14900, documentsIncluded: 1000 });
    const plans = plansFor([plan(), second], true);
    expect(plans).toHaveLength(3);
    expect(plans[2]).toMatchObject({ code: "us-partner", monthlyPrice: 0, documentsIncluded: 1000 });
    expect(planName(plans[2]?.tier ?? "")).toBe("Fieldwise Partner");
    expect(plansFor([plan(), second], false)).toHaveLength(2);
  });

  it.each([
    ['{"source":"partner-redeem"}', true],
    ['{"source":"elsewhere"}', false],
    ["null", false],
    ["not json", false],
    [null, false],
  ])("reads the source of the sign-up from %s", (metadata, fromPartner) => {
    expect(isFromPartner(metadata)).toBe(fromPartner);
  });
});

describe("coupons", () => {
  it.each([
    ["SAVE20US", false, null],
    ["", false, null],
    ["SAVE20U", false, "billing.problem.coupon-length"],
    ["SAVE20USA", false, "billing.problem.coupon-length"],
    ["", true, "form.required"],
    ["PARTNER", true, "billing.problem.partner-code-length"],
    ["PARTNER-2026-AB", true, null],
    ["PARTNER-2026-ABC", true, "billing.problem.partner-code-length"],
  ])("judges %s (partner: %s)", (code, partner, problem) => {
    expect(couponProblem(code, partner)).toBe(problem);
  });

  it("is good until its day, while it has uses, for its plan", () => {
    const today = "2026-11-21";
    expect(discountOf(coupon, plan(), today)).toEqual({
      couponCode: "SAVE20US",
      percentOff: 20,
      amountOff: 0,
      discountedBillsLeft: 2,
    });
    expect(discountOf({ ...coupon, expiresOn: today }, plan(), today)).not.toBeNull();
    for (const no of [{ expiresOn: "2026-11-20" }, { usesLeft: 0 }, { active: false }, { tier: "gold" }])
      expect(discountOf({ ...coupon, ...no }, plan(), today)).toBeNull();
    expect(discountOf({ ...coupon, kind: "partner" }, plan(), today)).toBeNull();
    expect(discountOf({ ...coupon, kind: "partner" }, plan({ tier: "partner" }), today)).not.toBeNull();
  });
});

describe("renewal", () => {
  it("bills the next month in advance and the documents beyond those included", () => {
    const { changes, bills } = renewSubscription(subscription(), 253);
    expect(changes).toMatchObject({ status: "active", periodStart: "2026-12-21", periodEnd: "2027-01-21" });
    expect(bills.map(({ key, amount }) => [key, amount])).toEqual([
      ["s:2026-11-21:overage", 75],
      ["s:2026-12-21:recurring", 4900],
    ]);
  });

  it("takes a coupon off as often as it is good for", () => {
    const twice = subscription({ percentOff: 20, discountedBillsLeft: 1, couponCode: "SAVE20US" });
    const { changes, bills } = renewSubscription(twice, 0);
    expect(bills[0]).toMatchObject({ amount: 3920 });
    expect(bills[0]?.lines.map(({ amount }) => amount)).toEqual([4900, -980]);
    expect(changes.discountedBillsLeft).toBe(0);
  });

  it("ends one that was canceled, with its overage; a trial pays none", () => {
    const over = renewSubscription(subscription({ cancelAtPeriodEnd: true }), 251);
    expect(over.changes).toEqual({ status: "canceled" });
    expect(over.bills.map(({ amount }) => amount)).toEqual([25]);
    const trial = renewSubscription(subscription({ status: "trialing", cancelAtPeriodEnd: true }), 900);
    expect(trial.bills).toEqual([]);
  });
});

describe("dunning and reactivation", () => {
  it("tries again after 3, 5 and 7 days, then no more", () => {
    expect([1, 2, 3, 4].map((tries) => nextTryDay(tries, "2026-11-21"))).toEqual([
      "2026-11-24",
      "2026-11-23",
      "2026-11-23",
      null,
    ]);
  });

  it("resumes within one billing cycle of the end, and starts anew later", () => {
    const over = subscription({ status: "canceled", periodEnd: "2026-12-21" });
    expect(reactivation(over, "2027-01-21")).toBe("resume");
    expect(reactivation(over, "2027-01-22")).toBe("new");
    expect(reactivation(subscription(), "2027-01-22")).toBeNull();
  });
});

describe("usage", () => {
  const period = { periodStart: "2026-11-01", periodEnd: "2026-12-01" };
  it("forecasts from the days that have passed, today included", () => {
    expect(usageOf(plan(), period, 100, "2026-11-10", false)).toEqual({
      used: 100,
      included: 250,
      overage: 0,
      overageAmount: 0,
      forecast: 300,
      forecastAmount: 1250,
    });
    expect(usageOf(plan(), period, 260, "2026-11-30", false)).toMatchObject({
      overage: 10,
      overageAmount: 250,
      forecast: 260,
    });
    expect(usageOf(plan(), period, 260, "2026-11-30", true)).toMatchObject({ overage: 10, overageAmount: 0 });
  });

  it.each([
    [199, null],
    [200, 80],
    [249, 80],
    [250, 100],
    [900, 100],
  ])("%i of 250 documents reach the share %s", (used, share) => {
    expect(reachedShare(used, 250)).toBe(share);
  });
});

describe("cards and money", () => {
  it("offers this year and the next ten, and knows an expired card", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    expect([expiryYears(now).length, expiryYears(now)[0], expiryYears(now).at(-1)]).toEqual([
      11,
      "2026",
      "2036",
    ]);
    expect([hasExpired(11, 2026, now), hasExpired(10, 2026, now)]).toEqual([false, true]);
  });

  it("writes minor units as money", () => {
    expect(moneyText(4900, "USD", "en")).toBe("$49.00");
    expect(moneyText(599900, "INR", "en")).toBe("₹5,999.00");
    expect(lessPercent(4999, 15)).toBe(4249);
  });
});
