import { isCountryCode } from "../../tenants/countries";
import type { EInvoiceAllowance } from "../e-invoice";
import { buyer, type EInvoiceRule, eachRule, lineRule, rule, seller } from "./rule";

const day = /^\d{4}-\d{2}-\d{2}$/;
const missing = "missing";

/** What must be there: BR-02 to BR-49 of EN 16931-1, as far as this product writes the terms. */
export const documentRules: readonly EInvoiceRule[] = [
  rule("BR-02", ["BT-1"], missing, ({ number }) => Boolean(number)),
  rule("BR-03", ["BT-2"], missing, ({ issueDate }) => day.test(issueDate ?? "")),
  rule("BR-05", ["BT-5"], missing, ({ currency }) => Boolean(currency)),
  rule("BR-06", ["BT-27"], missing, ({ seller }) => Boolean(seller.name)),
  rule("BR-07", ["BT-44"], missing, ({ buyer }) => Boolean(buyer.name)),
  rule("BR-09", ["BT-40"], missing, ({ seller }) => Boolean(seller.country), seller("country")),
  rule("BR-11", ["BT-55"], missing, ({ buyer }) => Boolean(buyer.country), buyer("country")),
  rule("BR-12", ["BT-106"], missing, ({ totals }) => totals.lines !== null),
  rule("BR-13", ["BT-109"], missing, ({ totals }) => totals.net !== null),
  rule("BR-14", ["BT-112"], missing, ({ totals }) => totals.gross !== null),
  rule("BR-15", ["BT-115"], missing, ({ totals }) => totals.due !== null),
  rule("BR-16", ["BG-25"], missing, ({ lines }) => lines.length > 0),
  lineRule("BR-21", ["BT-126"], missing, ({ id }) => Boolean(id)),
  lineRule("BR-22", ["BT-129"], missing, ({ quantity }) => quantity !== null),
  lineRule("BR-23", ["BT-130"], missing, ({ unit }) => Boolean(unit), seller("unit")),
  lineRule("BR-24", ["BT-131"], missing, ({ cents }) => cents !== null),
  lineRule("BR-25", ["BT-153"], missing, ({ name }) => Boolean(name)),
  lineRule("BR-26", ["BT-146"], missing, ({ price }) => price !== null),
  lineRule("BR-27", ["BT-146"], "negative", ({ price }) => !price?.startsWith("-")),
  ...allowanceRules({
    isCharge: false,
    amount: "BR-31",
    category: "BR-32",
    reason: "BR-33",
    bt: ["BT-92", "BT-95", "BT-97"],
  }),
  ...allowanceRules({
    isCharge: true,
    amount: "BR-36",
    category: "BR-37",
    reason: "BR-38",
    bt: ["BT-99", "BT-102", "BT-104"],
  }),
  ...lineAllowanceRules({ isCharge: false, amount: "BR-41", reason: "BR-42", bt: ["BT-136", "BT-139"] }),
  ...lineAllowanceRules({ isCharge: true, amount: "BR-43", reason: "BR-44", bt: ["BT-141", "BT-144"] }),
  eachRule("BR-45", ["BT-116"], missing, breakdowns, ({ taxable }) => taxable !== null),
  eachRule("BR-46", ["BT-117"], missing, breakdowns, ({ tax }) => tax !== null),
  eachRule(
    "BR-47",
    ["BT-118"],
    "category",
    breakdowns,
    ({ category }) => category !== null,
    seller("zeroCategory"),
  ),
  eachRule(
    "BR-48",
    ["BT-119"],
    missing,
    breakdowns,
    ({ category, rate }) => category === "O" || rate !== null,
  ),
  rule("BR-49", ["BT-81"], missing, ({ payment }) => Boolean(payment.code)),
  rule(
    "BR-61",
    ["BT-84"],
    missing,
    ({ payment: { code, account } }) => !isTransfer(code) || Boolean(account),
    seller("iban"),
  ),
  rule(
    "BR-62",
    ["BT-34"],
    "scheme",
    ({ seller }) => !seller.endpoint || Boolean(seller.endpoint.scheme),
    seller("endpointScheme"),
  ),
  rule(
    "BR-63",
    ["BT-49"],
    "scheme",
    ({ buyer }) => !buyer.endpoint || Boolean(buyer.endpoint.scheme),
    buyer("endpointScheme"),
  ),
  lineRule("BR-CO-04", ["BT-151"], "category", ({ category }) => category !== null, seller("zeroCategory")),
  rule("BR-CO-09", ["BT-31", "BT-48"], "prefix", ({ seller, buyer }) =>
    [seller.vatId, buyer.vatId].every((id) => !id || isPrefix(id.slice(0, 2))),
  ),
  rule("BR-CO-18", ["BG-23"], missing, ({ breakdown }) => breakdown.length > 0),
  rule(
    "BR-CO-25",
    ["BT-9", "BT-20"],
    "one-of",
    ({ totals, dueDate, terms }) => (totals.due ?? 0) <= 0 || Boolean(dueDate || terms),
    seller("paymentDays"),
  ),
  rule(
    "BR-CO-26",
    ["BT-31", "BT-30", "BT-29"],
    "one-of",
    ({ seller }) => Boolean(seller.vatId || seller.legalId || seller.id),
    seller("vatId"),
  ),
];

/** ISO codes of countries, and what Greece and Northern Ireland have instead. */
const isPrefix = (code: string) => isCountryCode(code) || code === "EL" || code === "XI";

/** 30 and 58 are transfers, which name an account (UNTDID 4461). */
const isTransfer = (code: string | null) => code === "30" || code === "58";

function breakdowns({ breakdown }: Parameters<EInvoiceRule["broken"]>[0]) {
  return breakdown;
}

type Names = { isCharge: boolean; amount: string; reason: string; bt: string[] };

function allowanceRules({
  isCharge,
  amount,
  category,
  reason,
  bt,
}: Names & { category: string }): EInvoiceRule[] {
  const [sum = "", kind = "", why = ""] = bt;
  const all = ({ allowances }: { allowances: EInvoiceAllowance[] }) =>
    allowances.filter((one) => one.isCharge === isCharge);
  return [
    eachRule(amount, [sum], missing, all, ({ cents }) => cents !== null),
    eachRule(category, [kind], "category", all, (one) => one.category !== null, seller("zeroCategory")),
    eachRule(reason, [why], missing, all, (one) => Boolean(one.reason)),
  ];
}

function lineAllowanceRules({ isCharge, amount, reason, bt }: Names): EInvoiceRule[] {
  const [sum = "", why = ""] = bt;
  const every = (holds: (one: EInvoiceAllowance) => boolean) => (line: { allowances: EInvoiceAllowance[] }) =>
    line.allowances.every((one) => one.isCharge !== isCharge || holds(one));
  return [
    lineRule(
      amount,
      [sum],
      missing,
      every(({ cents }) => cents !== null),
    ),
    lineRule(
      reason,
      [why],
      missing,
      every((one) => Boolean(one.reason)),
    ),
  ];
}
