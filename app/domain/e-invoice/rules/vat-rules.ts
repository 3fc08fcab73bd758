import { decimalOf, isZero } from "../decimal";
import type { EInvoice, EInvoiceAllowance, VatBreakdown, VatCategory } from "../e-invoice";
import { taxOf } from "../rated-lines";
import { buyer, type EInvoiceRule, type RuleViolation, rule, seller } from "./rule";

/** How the rules of EN 16931-1 call a category: K is "IC" there. */
const nameOf = (category: VatCategory) => (category === "K" ? "IC" : category);

/** The rules of each VAT category: BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, each 01 to 10, and what single ones add. */
export const vatRules: readonly EInvoiceRule[] = [
  ...(["S", "Z", "E", "AE", "K", "G", "O"] as const).flatMap(rulesOf),
  rule("BR-IC-11", ["BT-72"], "missing", (invoice) => !uses(invoice, "K") || Boolean(invoice.delivery.date)),
  rule(
    "BR-IC-12",
    ["BT-80"],
    "missing",
    (invoice) => !uses(invoice, "K") || Boolean(invoice.delivery.country),
    buyer("country"),
  ),
  rule("BR-O-11", ["BT-118"], "alone", ({ breakdown }) => isAlone(breakdown)),
  rule("BR-O-12", ["BT-151"], "alone", ({ breakdown, lines }) => !has(breakdown, "O") || isAlone(lines)),
  rule(
    "BR-O-13",
    ["BT-95"],
    "alone",
    ({ breakdown, allowances }) => !has(breakdown, "O") || isAlone(ofKind(allowances, false)),
  ),
  rule(
    "BR-O-14",
    ["BT-102"],
    "alone",
    ({ breakdown, allowances }) => !has(breakdown, "O") || isAlone(ofKind(allowances, true)),
  ),
];

type Categorised = { category: VatCategory | null };

const has = (all: readonly Categorised[], wanted: VatCategory) =>
  all.some(({ category }) => category === wanted);
const isAlone = (all: readonly Categorised[]) =>
  !has(all, "O") ? all.length === 0 || !has(all, "O") : all.every(({ category }) => category === "O");
const ofKind = (all: readonly EInvoiceAllowance[], isCharge: boolean) =>
  all.filter((one) => one.isCharge === isCharge);
const uses = ({ lines, allowances }: EInvoice, category: VatCategory) =>
  has(lines, category) || has(allowances, category);

function rulesOf(category: VatCategory): EInvoiceRule[] {
  const name = (number: string) => `BR-${nameOf(category)}-${number}`;
  const groups = ({ breakdown }: EInvoice) => breakdown.filter((one) => one.category === category);
  const every = (
    number: string,
    terms: readonly string[],
    says: string,
    holds: (group: VatBreakdown, invoice: EInvoice) => boolean,
    ask?: EInvoiceRule["ask"],
  ) =>
    rule(
      name(number),
      terms,
      says,
      (invoice) => groups(invoice).every((group) => holds(group, invoice)),
      ask,
    );
  return [
    rule(name("01"), ["BG-23"], "breakdown", (invoice) => isBrokenDown(invoice, groups(invoice), category)),
    ...identified(category, name),
    lineRates(category, name("05")),
    rate(category, name("06"), "BT-96", false),
    rate(category, name("07"), "BT-103", true),
    every(
      "08",
      ["BT-116"],
      "sum",
      (group, invoice) => group.taxable === null || group.taxable === taxableOf(invoice, group),
    ),
    every("09", ["BT-117"], "sum", (group) => group.tax === null || isTaxOf(group, category)),
    every(
      "10",
      ["BT-120", "BT-121"],
      needsReason(category) ? "missing" : "forbidden",
      (group) => needsReason(category) === Boolean(group.reason || group.reasonCode),
      needsReason(category) ? seller("zeroReason") : undefined,
    ),
  ];
}

function needsReason(category: VatCategory): boolean {
  return category !== "S" && category !== "Z";
}

/** There is a group for each rate that is used of S, one for each other category that is used, and none besides. */
function isBrokenDown(invoice: EInvoice, groups: readonly VatBreakdown[], category: VatCategory): boolean {
  if (!uses(invoice, category)) return groups.length === 0;
  return category === "S" ? groups.length > 0 : groups.length === 1;
}

/** Who must be identified for the VAT (…-02 by lines, …-03 by allowances, …-04 by charges), and who must not. */
function identified(category: VatCategory, name: (number: string) => string): EInvoiceRule[] {
  const needsBuyer = category === "AE" || category === "K";
  // Export and supply within the Union want a VAT identifier; a tax number will do for the others.
  const isStrict = category === "K" || category === "G";
  const isKnown = ({ seller, buyer }: EInvoice) => {
    if (category === "O") return !seller.vatId && !seller.taxId && !buyer.vatId;
    const hasSeller = Boolean(seller.vatId || (!isStrict && seller.taxId));
    return hasSeller && (!needsBuyer || Boolean(buyer.vatId));
  };
  const terms = ["BT-31", ...(isStrict ? [] : ["BT-32"]), ...(needsBuyer ? ["BT-48"] : [])];
  const says = category === "O" ? "forbidden" : needsBuyer ? "both-vat" : "one-of";
  const asked = ({ seller: from }: EInvoice) => (needsBuyer && from.vatId ? buyer("vatId") : seller("vatId"));
  const one = (number: string, isConcerned: (invoice: EInvoice) => boolean): EInvoiceRule[] => {
    const made = rule(name(number), terms, says, (invoice) => !isConcerned(invoice) || isKnown(invoice));
    const broken =
      (who: "seller" | "buyer") =>
      (invoice: EInvoice): RuleViolation[] =>
        asked(invoice).party === who ? made.broken(invoice) : [];
    if (category === "O") return [made];
    if (!needsBuyer) return [{ ...made, ask: seller("vatId") }];
    return [
      { ...made, ask: seller("vatId"), broken: broken("seller") },
      { ...made, ask: buyer("vatId"), broken: broken("buyer") },
    ];
  };
  return [
    ...one("02", ({ lines }) => has(lines, category)),
    ...one("03", ({ allowances }) => has(ofKind(allowances, false), category)),
    ...one("04", ({ allowances }) => has(ofKind(allowances, true), category)),
  ];
}

const isRight = (category: VatCategory, rateOf: string | null) => {
  const percent = decimalOf(rateOf);
  if (category === "O") return rateOf === null;
  return percent !== null && isZero(percent) === (category !== "S");
};

function lineRates(category: VatCategory, name: string): EInvoiceRule {
  return {
    rule: name,
    terms: ["BT-152"],
    says: "rate",
    broken: ({ lines }) =>
      lines.flatMap((line, at) =>
        line.category !== category || isRight(category, line.rate) ? [] : [{ line: at + 1 }],
      ),
  };
}

function rate(category: VatCategory, name: string, term: string, isCharge: boolean): EInvoiceRule {
  return rule(name, [term], "rate", ({ allowances }) =>
    ofKind(allowances, isCharge).every((one) => one.category !== category || isRight(category, one.rate)),
  );
}

/** The lines and charges of a group less its allowances. */
function taxableOf({ lines, allowances }: EInvoice, { category, rate: wanted }: VatBreakdown): number {
  const isOf = (one: { category: VatCategory | null; rate: string | null }) =>
    one.category === category && one.rate === wanted;
  const whole = lines.filter(isOf).reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  return allowances
    .filter(isOf)
    .reduce((sum, { isCharge, cents }) => sum + (isCharge ? 1 : -1) * (cents ?? 0), whole);
}

/** BR-S-09 allows less than one unit of the currency, as BR-CO-17 does; all others know no tax at all. */
const isTaxOf = ({ taxable, tax, rate: percent }: VatBreakdown, category: VatCategory) =>
  category === "S" ? Math.abs(taxOf(taxable ?? 0, percent ?? "0") - (tax ?? 0)) < 100 : tax === 0;
