import { describe, expect, it } from "vitest";
import { overageBill, recurringBill } from "~/domain/billing/new-bill";

type Billed = Parameters<typeof recurringBill>[0];
const subscription = (change: Partial<Billed> = {}): Billed => ({
  id: "s",
  planCode: "US-B",
  tier: "bronze",
  currency: "USD",
  monthlyPrice: 4_900,
  overagePrice: 25,
  documentsIncluded: 100,
  percentOff: 0,
  amountOff: 0,
  discountedBillsLeft: 0,
  couponCode: null,
  ...change,
});
const period = { periodStart: "2026-03-01", periodEnd: "2026-03-31" };
const linesOf = (bill: { lines: { textKey: string; amount: number }[] } | null) =>
  bill?.lines.map(({ textKey, amount }) => [textKey, amount]);

describe("the bill of a period in advance", () => {
  it.each<[string, Partial<Billed>, number, [string, number][]]>([
    ["is the monthly price", {}, 4_900, [["billing.line.plan", 4_900]]],
    [
      "takes a percentage off, to the nearest cent",
      { percentOff: 15, discountedBillsLeft: 1, monthlyPrice: 4_990 },
      4_242,
      [
        ["billing.line.plan", 4_990],
        ["billing.line.coupon", -748],
      ],
    ],
    [
      "takes an amount off",
      { amountOff: 1_000, discountedBillsLeft: 2 },
      3_900,
      [
        ["billing.line.plan", 4_900],
        ["billing.line.coupon-flat", -1_000],
      ],
    ],
    [
      "never asks for less than nothing",
      { amountOff: 9_900, discountedBillsLeft: 1 },
      0,
      [
        ["billing.line.plan", 4_900],
        ["billing.line.coupon-flat", -4_900],
      ],
    ],
    [
      "takes nothing off once the coupon is used up",
      { percentOff: 50 },
      4_900,
      [["billing.line.plan", 4_900]],
    ],
  ])("%s", (_, change, amount, lines) => {
    const bill = recurringBill(subscription(change), period);
    expect([bill.amount, linesOf(bill), bill.key]).toEqual([amount, lines, "s:2026-03-01:recurring"]);
  });
});

describe("the bill for documents beyond those included", () => {
  it.each([
    [0, null],
    [100, null],
    [101, 25],
    [340, 6_000],
  ])("%d documents come to %j", (used, amount) => {
    expect(overageBill(subscription(), period, used)?.amount ?? null).toBe(amount);
  });

  it("is none where they cost nothing", () => {
    expect(overageBill(subscription({ overagePrice: 0 }), period, 500)).toBeNull();
  });
});
