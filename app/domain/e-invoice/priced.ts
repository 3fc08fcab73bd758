import { amountCents } from "../documents/amount-cents";
import { decimalText } from "./decimal";
import { centsApart, type DraftLine, type DraftLines, multiplied } from "./draft-lines";
import type {
  EInvoice,
  EInvoiceAllowance,
  EInvoiceLine,
  EInvoiceParty,
  VatBreakdown,
  VatCategory,
} from "./e-invoice";
import type { EInvoiceProblem } from "./e-invoice-problem";
import type { EInvoiceSource, EInvoiceWords } from "./e-invoice-source";
import { netOf, ratesOfLines, taxOf, taxToleranceOf } from "./rated-lines";
import { refusal } from "./refusal";
import { unitCodeOf } from "./unit-codes";

type Sums = { net: number; tax: number; gross: number; due: number; advertised: number | null };
type About = { paper: EInvoiceSource; seller: EInvoiceParty; words: EInvoiceWords; sign: number };
type Part = Pick<EInvoice, "lines" | "allowances" | "breakdown" | "totals">;

/** Lines, allowances, VAT and totals of an e-invoice, to the cent as EN 16931 asks (BR-CO-10 to BR-CO-17), and what does not come to that. */
export function priced(
  { lines: found, includesTax }: DraftLines,
  sums: Sums,
  about: About,
): { invoice: Part; problems: EInvoiceProblem[] } {
  const { paper, seller, words } = about;
  const problems: EInvoiceProblem[] = [];
  const drafts = found ?? [wholeOf(sums, words)];
  const rates = ratesOfLines(drafts, sums, seller.country);
  if (!rates) problems.push(refusal("FW-RATE", ["BT-119"], moneyOf(sums)));
  const rated = drafts.map((draft, at) => ({ ...draft, rate: rates?.[at] ?? "0" }));
  const without = includesTax ? withoutTax(rated, sums.net) : rated;
  const lines = without.map((draft, at) => {
    const units = multiplied(draft, words, includesTax);
    if (!units)
      problems.push(
        refusal("FW-LINE", ["BT-129", "BT-146", "BT-131"], factorsOf(draft), "fw-line", { line: at + 1 }),
      );
    return lineOf(draft, at, units, paper);
  });
  const allowances = allowancesOf(lines, sums, about);
  if (!allowances)
    problems.push(refusal("FW-NET", ["BT-106", "BT-109"], moneyOf({ ...sums, lines: sumOf(lines) })));
  const all = allowances ?? [];
  const breakdown = breakdownOf(lines, all, paper);
  const settled = settle(breakdown, sums.tax, lines.length);
  if (!settled && rates) problems.push(refusal("FW-TAX", ["BT-110", "BT-117"], taxesOf(breakdown, sums)));
  const totals = totalsOf(lines, all, settled ?? breakdown, sums);
  if (Math.abs(sums.net + sums.tax - sums.gross) > centsApart)
    problems.push(refusal("FW-TOTAL", ["BT-112", "BT-109", "BT-110"], moneyOf(sums)));
  // Where the tax is not known, no total is either, and what is due says nothing against it.
  if (!totals && settled) problems.push(refusal("FW-DUE", ["BT-115"], moneyOf(sums)));
  return {
    invoice: { lines, allowances: all, breakdown: settled ?? breakdown, totals: totals ?? nothing },
    problems,
  };
}

const nothing = {
  lines: null,
  allowances: 0,
  charges: 0,
  net: null,
  tax: null,
  gross: null,
  prepaid: 0,
  rounding: 0,
  due: null,
};

const wholeOf = ({ net }: Sums, words: EInvoiceWords): DraftLine => ({
  name: words.asInvoiced,
  itemCode: null,
  unit: null,
  quantity: null,
  price: null,
  cents: net,
  rate: null,
  discount: null,
});

type Rated = DraftLine & { rate: string };

/** Amounts without the tax that was in them; what rounding leaves goes to the largest line. */
function withoutTax(rated: readonly Rated[], net: number): Rated[] {
  const lines = rated.map((line) => ({ ...line, cents: netOf(line.cents, line.rate) }));
  const off = net - sumOf(lines);
  const largest = lines.reduce<Rated | null>(
    (most, line) => (most && most.cents >= line.cents ? most : line),
    null,
  );
  if (largest && Math.abs(off) <= taxToleranceOf(lines.length)) largest.cents += off;
  return lines;
}

function lineOf(
  draft: Rated,
  at: number,
  units: ReturnType<typeof multiplied>,
  paper: EInvoiceSource,
): EInvoiceLine {
  const printed = { quantity: draft.quantity, price: draft.price, allowances: [] };
  const { quantity, price, allowances } = units ?? printed;
  const category = categoryOf(draft.rate, paper);
  return {
    id: String(at + 1),
    name: draft.name,
    itemCode: draft.itemCode,
    quantity: quantity && decimalText(quantity),
    unit: unitCodeOf(draft.unit) ?? (paper.seller.unit || "C62"),
    price: price && decimalText(price),
    cents: draft.cents,
    category,
    rate: category === "O" ? null : draft.rate,
    allowances,
  };
}

/** Without tax it has to be said why; null until someone does. */
const categoryOf = (rate: string, paper: EInvoiceSource): VatCategory | null =>
  rate === "0" ? ((paper.seller.zeroCategory || null) as VatCategory | null) : "S";

const sumOf = (lines: readonly { cents: number | null }[]) =>
  lines.reduce((sum, { cents }) => sum + (cents ?? 0), 0);

/**
 * What is between the lines and the net amount: discounts and charges that fields of the tenant's own name, the
 * commission of an advertising bill, or cents of rounding. Null when that does not come to the net amount.
 */
function allowancesOf(lines: readonly EInvoiceLine[], sums: Sums, about: About): EInvoiceAllowance[] | null {
  const { paper, words, sign } = about;
  const off = sums.net - sumOf(lines);
  if (off === 0) return [];
  const named = [
    ...paper.discounts.map((one) => allowance(named0(one, sign), one.name || words.discount, false)),
    ...paper.charges.map((one) => allowance(named0(one, sign), one.name || words.charge, true)),
  ].filter(({ cents }) => cents !== 0);
  const commission =
    sums.advertised !== null && sums.advertised - sums.net === -off
      ? [allowance(-off, words.commission, false)]
      : [];
  const small = Math.abs(off) <= centsApart ? [allowance(Math.abs(off), words.rounding, off > 0)] : [];
  const found = [named, commission, small].find((some) => some.length > 0 && effectOf(some) === off);
  return found ? rated(found, lines, sums, paper) : null;
}

const named0 = ({ amount }: { amount: string }, sign: number) => Math.abs(sign * (amountCents(amount) ?? 0));
const allowance = (cents: number, reason: string, isCharge: boolean): EInvoiceAllowance => ({
  isCharge,
  cents,
  reason,
  category: null,
  rate: null,
});
const effectOf = (all: readonly EInvoiceAllowance[]) =>
  all.reduce((sum, { isCharge, cents }) => sum + (isCharge ? 1 : -1) * (cents ?? 0), 0);

/** The category and rate of what applies to the whole: those of the lines with which the tax comes out as printed, the most frequent first. */
function rated(
  found: readonly EInvoiceAllowance[],
  lines: readonly EInvoiceLine[],
  { tax }: Sums,
  paper: EInvoiceSource,
): EInvoiceAllowance[] {
  const rates = breakdownOf(lines, [], paper).sort(
    (a, b) => Math.abs(b.taxable ?? 0) - Math.abs(a.taxable ?? 0),
  );
  const tried = rates.map(({ category, rate }) => found.map((one) => ({ ...one, category, rate })));
  const fits = (all: EInvoiceAllowance[]) =>
    settle(breakdownOf(lines, all, paper), tax, lines.length) !== null;
  return tried.find(fits) ?? tried[0] ?? [...found];
}

/** Why a category has no tax, as the VATEX list and EN 16931 word it. */
const reasons: Partial<Record<VatCategory, [code: string, reason: string]>> = {
  AE: ["VATEX-EU-AE", "Reverse charge"],
  K: ["VATEX-EU-IC", "Intra-Community supply"],
  G: ["VATEX-EU-G", "Export outside the EU"],
  O: ["VATEX-EU-O", "Not subject to VAT"],
};

/** The VAT by category and rate, each computed once from its sum (BR-CO-17). */
function breakdownOf(
  lines: readonly EInvoiceLine[],
  allowances: readonly EInvoiceAllowance[],
  paper: EInvoiceSource,
): VatBreakdown[] {
  const groups = new Map<string, VatBreakdown>();
  const add = (category: VatCategory | null, rate: string | null, cents: number) => {
    const key = `${category} ${rate}`;
    const [reasonCode = null, usual = null] = (category && reasons[category]) ?? [];
    const isExempt = category !== "S" && category !== "Z";
    const reason = isExempt ? paper.seller.zeroReason || usual : null;
    const group = groups.get(key) ?? { category, rate, taxable: 0, tax: 0, reason, reasonCode };
    group.taxable = (group.taxable ?? 0) + cents;
    groups.set(key, group);
  };
  for (const { category, rate, cents } of lines) add(category, rate, cents ?? 0);
  for (const { category, rate, cents, isCharge } of allowances)
    add(category, rate, (isCharge ? 1 : -1) * (cents ?? 0));
  return [...groups.values()].map((group) => ({
    ...group,
    tax: taxOf(group.taxable ?? 0, group.rate ?? "0"),
  }));
}

/** The breakdown with the printed tax as its sum: cents that rounding of lines left go to the largest group, which may be off by less than one unit. */
function settle(breakdown: readonly VatBreakdown[], tax: number, lines: number): VatBreakdown[] | null {
  const off = tax - breakdown.reduce((sum, group) => sum + (group.tax ?? 0), 0);
  if (off === 0) return [...breakdown];
  const taxed = breakdown.filter(({ category }) => category === "S");
  const largest = taxed.reduce<VatBreakdown | null>(
    (most, one) => (most && (most.taxable ?? 0) >= (one.taxable ?? 0) ? most : one),
    null,
  );
  // BR-CO-17 and BR-S-09 let a group be off by less than one unit of the currency.
  if (!largest || Math.abs(off) > Math.min(taxToleranceOf(lines), 99)) return null;
  return breakdown.map((group) => (group === largest ? { ...group, tax: (group.tax ?? 0) + off } : group));
}

/** From here on a difference between total and amount due was paid before; smaller ones are rounding, cents. */
const leastPrepaid = 100;

/** BT-106 to BT-115. Null when more is due than the invoice comes to. */
function totalsOf(
  lines: readonly EInvoiceLine[],
  allowances: readonly EInvoiceAllowance[],
  breakdown: readonly VatBreakdown[],
  sums: Sums,
): EInvoice["totals"] | null {
  const of = (isCharge: boolean) => sumOf(allowances.filter((one) => one.isCharge === isCharge));
  const [whole, off, on] = [sumOf(lines), of(false), of(true)];
  const net = whole - off + on;
  const tax = breakdown.reduce((sum, group) => sum + (group.tax ?? 0), 0);
  const gross = net + tax;
  const open = gross - sums.due;
  if (open <= -leastPrepaid) return null;
  const prepaid = open >= leastPrepaid ? sums.gross - sums.due : 0;
  return {
    lines: whole,
    allowances: off,
    charges: on,
    net,
    tax,
    gross,
    prepaid,
    rounding: sums.due - (gross - prepaid),
    due: sums.due,
  };
}

/** Cents as amounts for sentences. */
export const moneyOf = (sums: Record<string, number | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(sums).map(([name, cents]) => [name, ((cents ?? 0) / 100).toFixed(2)]));

const factorsOf = ({ quantity, price, cents }: DraftLine): Record<string, string> => ({
  quantity: quantity ? decimalText(quantity) : "",
  price: price ? decimalText(price) : "",
  amount: (cents / 100).toFixed(2),
});

const taxesOf = (breakdown: readonly VatBreakdown[], { tax }: Sums): Record<string, string> => ({
  computed: (breakdown.reduce((sum, group) => sum + (group.tax ?? 0), 0) / 100).toFixed(2),
  printed: (tax / 100).toFixed(2),
});
