import type { BillKind, BillLine } from "./bill";
import type { Day } from "./days";
import { lessPercent } from "./money";
import { planName } from "./plan-name";
import type { Subscription } from "./subscription";

type Billed = Pick<
  Subscription,
  | "id"
  | "planCode"
  | "tier"
  | "currency"
  | "monthlyPrice"
  | "overagePrice"
  | "documentsIncluded"
  | "percentOff"
  | "amountOff"
  | "discountedBillsLeft"
  | "couponCode"
>;
type Period = { periodStart: Day; periodEnd: Day };

/** A bill before anyone paid it, in the minor unit of the currency. */
export type NewBill = Period & {
  key: string;
  kind: BillKind;
  currency: string;
  amount: number;
  lines: BillLine[];
};

/** The bill that pays a period in advance. No proration: a period costs the whole monthly price. */
export function recurringBill(subscription: Billed, period: Period): NewBill {
  const { monthlyPrice, percentOff, amountOff, discountedBillsLeft, couponCode } = subscription;
  const discounted =
    discountedBillsLeft > 0 ? Math.max(0, lessPercent(monthlyPrice, percentOff) - amountOff) : monthlyPrice;
  const lines: BillLine[] = [
    { textKey: "billing.line.plan", values: { plan: planName(subscription.tier) }, amount: monthlyPrice },
  ];
  if (discounted !== monthlyPrice)
    lines.push({
      textKey: percentOff > 0 ? "billing.line.coupon" : "billing.line.coupon-flat",
      values: { code: couponCode ?? "", percent: percentOff },
      amount: discounted - monthlyPrice,
    });
  return billOf(subscription, "recurring", period, lines);
}

/** The bill for the documents of a period beyond those included, or null when there are none to pay. */
export function overageBill(subscription: Billed, period: Period, used: number): NewBill | null {
  const documents = Math.max(0, used - subscription.documentsIncluded);
  const amount = documents * subscription.overagePrice;
  if (amount === 0) return null;
  return billOf(subscription, "overage", period, [
    { textKey: "billing.line.overage", values: { count: documents, plan: subscription.planCode }, amount },
  ]);
}

function billOf({ id, currency }: Billed, kind: BillKind, period: Period, lines: BillLine[]): NewBill {
  const { periodStart, periodEnd } = period;
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  return { key: `${id}:${periodStart}:${kind}`, kind, periodStart, periodEnd, currency, amount, lines };
}
