import type { Discount, Paddle } from "@paddle/paddle-node-sdk";
import { describe, expect, it } from "vitest";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import type { Plan } from "~/domain/billing/plan";
import { findDiscount, termsOf } from "~/platform/payment/paddle-discount";

const plain = { code: "us-basic", tier: "basic", paddlePriceId: "pri_1" } as Plan;
const partner = { ...plain, code: "us-partner", tier: "partner" } as Plan;

const discount = (change: Partial<Discount> = {}): Discount =>
  ({
    code: "SPRING",
    enabledForCheckout: true,
    expiresAt: null,
    usageLimit: null,
    timesUsed: 0,
    customData: null,
    restrictTo: null,
    type: "percentage",
    amount: "20",
    recur: true,
    maximumRecurringIntervals: 3,
    ...change,
  }) as Discount;

/** Paddle with these discounts, whose one price is of product `pro_1`. */
const paddle = (...found: Discount[]) =>
  ({
    discounts: { list: () => ({ next: async () => found }) },
    prices: { get: async () => ({ productId: "pro_1" }) },
  }) as unknown as Paddle;
const isGood = async (change: Partial<Discount>, plan = plain) =>
  (await findDiscount(paddle(discount(change)), "SPRING", plan)) !== null;

describe("a discount of Paddle", () => {
  it("knows the partner's plan by its tier", () => {
    expect([plain, partner].map(isPartnerPlan)).toEqual([false, true]);
  });

  it("is none where no code is known", async () => {
    expect(await findDiscount(paddle(), "SPRING", plain)).toBeNull();
  });

  it.each<[why: string, change: Partial<Discount>, good: boolean]>([
    ["is open", {}, true],
    ["is not for the checkout", { enabledForCheckout: false }, false],
    ["is over", { expiresAt: "2020-01-01T00:00:00Z" }, false],
    ["is not over yet", { expiresAt: "2120-01-01T00:00:00Z" }, true],
    ["was used as often as it may be", { usageLimit: 5, timesUsed: 5 }, false],
    ["may be used once more", { usageLimit: 5, timesUsed: 4 }, true],
    ["is for this price", { restrictTo: ["pri_2", "pri_1"] }, true],
    ["is for another price", { restrictTo: ["pri_2"] }, false],
    ["is for this product", { restrictTo: ["pro_1"] }, true],
    ["is for another product", { restrictTo: ["pro_2"] }, false],
    ["is for nothing in particular", { restrictTo: [] }, true],
    ["is the partner's", { customData: { partner: "x" } as never }, false],
  ])("that %s", async (_why, change, good) => {
    expect(await isGood(change)).toBe(good);
  });

  it("of the partner takes everything off every bill, or is none", async () => {
    const whole = { customData: { partner: "x" } as never, amount: "100", maximumRecurringIntervals: null };
    expect(await isGood(whole, partner)).toBe(true);
    expect(await isGood({ ...whole, amount: "99" }, partner)).toBe(false);
    expect(await isGood({ ...whole, maximumRecurringIntervals: 12 }, partner)).toBe(false);
    expect(await isGood({ ...whole, recur: false }, partner)).toBe(false);
    expect(await isGood({ ...whole, customData: null }, partner)).toBe(false);
  });

  it("restricted to a price is not good for a plan without one", async () => {
    expect(await isGood({ restrictTo: ["pri_1"] }, { ...plain, paddlePriceId: null } as Plan)).toBe(false);
  });
});

describe("the terms of a discount", () => {
  it.each<[change: Partial<Discount>, percentOff: number, amountOff: number, bills: number]>([
    [{}, 20, 0, 3],
    [{ type: "flat" as Discount["type"], amount: "1500" }, 0, 1_500, 3],
    [{ recur: false, maximumRecurringIntervals: 3 }, 20, 0, 1],
    [{ maximumRecurringIntervals: null }, 20, 0, 1_000],
  ])("%j", (change, percentOff, amountOff, discountedBillsLeft) => {
    expect(termsOf(discount(change))).toEqual({
      couponCode: "SPRING",
      percentOff,
      amountOff,
      discountedBillsLeft,
    });
  });
});
