import type { EInvoice, EInvoiceAllowance } from "../e-invoice";
import { taxOf } from "../rated-lines";
import { type EInvoiceRule, eachRule, lineRule, rule } from "./rule";

const sum = "sum";
const sumOf = (all: readonly (number | null)[]) =>
  all.reduce<number>((total, cents) => total + (cents ?? 0), 0);
const allowed = (all: readonly EInvoiceAllowance[], isCharge: boolean) =>
  sumOf(all.filter((one) => one.isCharge === isCharge).map(({ cents }) => cents));

/** BR-CO-17 lets the tax of a group be off by less than one unit of the currency. */
const taxSlack = 100;

/** The sums of EN 16931-1, to the cent, and the two places an amount has (BR-DEC). */
export const sumRules: readonly EInvoiceRule[] = [
  rule("BR-CO-10", ["BT-106", "BT-131"], sum, ({ totals, lines }) =>
    is(totals.lines, sumOf(lines.map(({ cents }) => cents))),
  ),
  rule(
    "BR-CO-11",
    ["BT-107", "BT-92"],
    sum,
    ({ totals, allowances }) => totals.allowances === allowed(allowances, false),
  ),
  rule(
    "BR-CO-12",
    ["BT-108", "BT-99"],
    sum,
    ({ totals, allowances }) => totals.charges === allowed(allowances, true),
  ),
  rule("BR-CO-13", ["BT-109", "BT-106", "BT-107", "BT-108"], sum, ({ totals }) =>
    is(totals.net, (totals.lines ?? 0) - totals.allowances + totals.charges),
  ),
  rule("BR-CO-14", ["BT-110", "BT-117"], sum, ({ totals, breakdown }) =>
    is(totals.tax, sumOf(breakdown.map(({ tax }) => tax))),
  ),
  rule("BR-CO-15", ["BT-112", "BT-109", "BT-110"], sum, ({ totals }) =>
    is(totals.gross, (totals.net ?? 0) + (totals.tax ?? 0)),
  ),
  rule("BR-CO-16", ["BT-115", "BT-112", "BT-113", "BT-114"], sum, ({ totals }) =>
    is(totals.due, (totals.gross ?? 0) - totals.prepaid + totals.rounding),
  ),
  eachRule(
    "BR-CO-17",
    ["BT-117", "BT-116", "BT-119"],
    sum,
    ({ breakdown }) => breakdown,
    ({ taxable, tax, rate }) =>
      taxable === null || tax === null || Math.abs(taxOf(taxable, rate ?? "0") - tax) < taxSlack,
  ),
  ...decimals(),
];

/** What is missing is reported by another rule. */
const is = (found: number | null, expected: number) => found === null || found === expected;

function decimals(): EInvoiceRule[] {
  const whole = (name: string, term: string, cents: (invoice: EInvoice) => number | null) =>
    rule(name, [term], "decimals", (invoice) => Number.isInteger(cents(invoice) ?? 0));
  const all = (name: string, term: string, isCharge: boolean) =>
    eachRule(
      name,
      [term],
      "decimals",
      ({ allowances }) => allowances.filter((one) => one.isCharge === isCharge),
      ({ cents }) => Number.isInteger(cents ?? 0),
    );
  const online = (name: string, term: string, isCharge: boolean) =>
    lineRule(name, [term], "decimals", ({ allowances }) =>
      allowances.every((one) => one.isCharge !== isCharge || Number.isInteger(one.cents ?? 0)),
    );
  return [
    all("BR-DEC-01", "BT-92", false),
    all("BR-DEC-05", "BT-99", true),
    whole("BR-DEC-09", "BT-106", ({ totals }) => totals.lines),
    whole("BR-DEC-10", "BT-107", ({ totals }) => totals.allowances),
    whole("BR-DEC-11", "BT-108", ({ totals }) => totals.charges),
    whole("BR-DEC-12", "BT-109", ({ totals }) => totals.net),
    whole("BR-DEC-13", "BT-110", ({ totals }) => totals.tax),
    whole("BR-DEC-14", "BT-112", ({ totals }) => totals.gross),
    whole("BR-DEC-16", "BT-113", ({ totals }) => totals.prepaid),
    whole("BR-DEC-17", "BT-114", ({ totals }) => totals.rounding),
    whole("BR-DEC-18", "BT-115", ({ totals }) => totals.due),
    eachRule(
      "BR-DEC-19",
      ["BT-116"],
      "decimals",
      ({ breakdown }) => breakdown,
      ({ taxable }) => Number.isInteger(taxable ?? 0),
    ),
    eachRule(
      "BR-DEC-20",
      ["BT-117"],
      "decimals",
      ({ breakdown }) => breakdown,
      ({ tax }) => Number.isInteger(tax ?? 0),
    ),
    lineRule("BR-DEC-23", ["BT-131"], "decimals", ({ cents }) => Number.isInteger(cents ?? 0)),
    online("BR-DEC-24", "BT-136", false),
    online("BR-DEC-27", "BT-141", true),
  ];
}
