import { amountCents } from "../documents/amount-cents";
import {
  centsOf,
  type Decimal,
  decimalOf,
  decimalOfCents,
  decimalText,
  divided,
  isNegative,
  isZero,
  negated,
  times,
} from "./decimal";
import type { EInvoiceAllowance } from "./e-invoice";
import type { PaperLine } from "./e-invoice-source";

/** A line with its amount without tax in cents, before it has a category. `rate` is what the line itself says. */
export type DraftLine = {
  name: string | null;
  itemCode: string | null;
  unit: string | null;
  quantity: Decimal | null;
  price: Decimal | null;
  cents: number;
  rate: string | null;
  discount: string | null;
};

/** `includesTax`: the amounts are those with tax. `lines` is null when the amounts are not all known. */
export type DraftLines = { lines: DraftLine[] | null; includesTax: boolean };

type Sums = { net: number; gross: number; tax: number; sign: number };

/** Which column holds the amount of a line, the likeliest first. */
const amountColumns = ["netTotal", "lineSubTotal", "amount"] as const;

/** Printed sums may be off by what rounding leaves; cents. */
export const centsApart = 2;

/** The lines of the paper; rows that are only text are left out. Amounts come from the column whose sum is the net amount, else the total. */
export function draftLines(paper: readonly PaperLine[], { net, gross, tax, sign }: Sums): DraftLines {
  const all = draftsByColumn(paper, sign);
  const meets = (target: number) => all.find((lines) => Math.abs(sumOf(lines) - target) <= centsApart);
  const withTax = tax === 0 ? undefined : meets(gross);
  const chosen = meets(net) ?? withTax ?? all[0];
  if (!chosen) return { lines: null, includesTax: false };
  return { lines: chosen, includesTax: chosen === withTax && meets(net) === undefined };
}

/** The lines once for every column that has an amount in each of them, the likeliest column first; without those that are only text. */
export function draftsByColumn(paper: readonly PaperLine[], sign: number): DraftLine[][] {
  const rows = paper.filter(({ cells }) => !isText(cells));
  const columns = amountColumns.map((column) =>
    rows.map(({ cells }) => signed(amountCents(cells[column]), sign)),
  );
  return [...columns, rows.map(({ cells }) => signed(productOf(cells), sign))]
    .filter((column): column is number[] => column.length > 0 && column.every((cents) => cents !== null))
    .map((column) => rows.map((row, at) => draftOf(row, column[at] ?? 0, sign)));
}

const sumOf = (lines: readonly DraftLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
const signed = (cents: number | null, sign: number) => (cents === null ? null : sign * cents);

const isText = (cells: PaperLine["cells"]) =>
  ["quantity", "unitPrice", ...amountColumns].every((key) => !cells[key]?.trim());

function productOf(cells: PaperLine["cells"]): number | null {
  const [quantity, price] = [decimalOf(cells.quantity), decimalOf(cells.unitPrice)];
  return quantity && price && centsOf(times(quantity, price));
}

function draftOf({ cells, unit, discount }: PaperLine, cents: number, sign: number): DraftLine {
  const [quantity, price] = unitsOf(decimalOf(cells.quantity), decimalOf(cells.unitPrice), cents);
  const itemCode = cells.itemCode?.trim() || null;
  return {
    name: cells.description?.replace(/\s+/g, " ").trim() || itemCode,
    itemCode,
    unit,
    quantity,
    price,
    cents,
    rate: rateText(cells.taxRate) ?? rateOfTax(cells, cents, sign),
    discount,
  };
}

/** A price is never negative in EN 16931 (BR-27): the sign goes to the quantity. */
function unitsOf(
  quantity: Decimal | null,
  price: Decimal | null,
  cents: number,
): [Decimal | null, Decimal | null] {
  const unsigned = price && isNegative(price) ? negated(price) : price;
  if (!quantity || isZero(quantity)) return [null, unsigned];
  const positive = isNegative(quantity) ? negated(quantity) : quantity;
  return [cents < 0 ? negated(positive) : positive, unsigned];
}

/** A rate as EN 16931 writes it: "20", "5.5". */
function rateText(printed: string | undefined): string | null {
  const rate = decimalOf(printed?.replace("%", ""));
  return rate && !isNegative(rate) ? decimalText(rate) : null;
}

/** The rate of a line that says its tax, in whole and half percents; tax of a few cents tells no rate. */
function rateOfTax(cells: PaperLine["cells"], cents: number, sign: number): string | null {
  const tax = signed(amountCents(cells.lineTax), sign);
  if (tax === null || cents === 0) return null;
  if (tax === 0) return "0";
  const halves = Math.round((tax / cents) * 200);
  const isTold = halves > 0 && Math.abs((cents * halves) / 200 - tax) <= 1 && Math.abs(cents) > 200;
  return isTold ? decimalText({ digits: BigInt(halves) * 5n, scale: 1 }) : null;
}

/** Quantity, price and what is taken off or added, so that they come to the amount; null when they do not. */
export type Multiplied = { quantity: Decimal; price: Decimal; allowances: EInvoiceAllowance[] };

/** Places of a price that is derived from an amount. */
const pricePlaces = 10;
const one: Decimal = { digits: 1n, scale: 0 };

/**
 * Makes quantity times price the amount, as PEPPOL-EN16931-R120 asks: as printed; with a discount that the line names; by a
 * price that was rounded in print. Null when the line does not multiply. `isFree`: the price is another one than printed, because tax was taken out.
 */
export function multiplied(
  { quantity, price, cents, discount }: DraftLine,
  words: { discount: string; charge: string },
  isFree: boolean,
): Multiplied | null {
  if (!quantity) {
    const sign = cents < 0 ? negated(one) : one;
    return { quantity: sign, price: decimalOfCents(Math.abs(cents)), allowances: [] };
  }
  const derived = { quantity, price: divided(decimalOfCents(cents), quantity, pricePlaces), allowances: [] };
  if (isNegative(derived.price)) return null;
  if (!price || isFree) return comesTo(derived, cents) ? derived : null;
  const off = centsOf(times(quantity, price)) - cents;
  if (Math.abs(off) <= 1) return { quantity, price, allowances: [] };
  if (discount && isDiscount(discount, off, centsOf(times(quantity, price)))) {
    const reason = off > 0 ? words.discount : words.charge;
    const allowance = { isCharge: off < 0, cents: Math.abs(off), reason, category: null, rate: null };
    return { quantity, price, allowances: [allowance] };
  }
  return Math.abs(off) <= slackOf(quantity, price) && comesTo(derived, cents) ? derived : null;
}

const comesTo = ({ quantity, price }: Multiplied, cents: number) =>
  Math.abs(centsOf(times(quantity, price)) - cents) <= 1;

/** What half a unit of the last printed place of the price makes of the whole, in cents; prices are printed with two places at least. */
function slackOf(quantity: Decimal, price: Decimal): number {
  const half: Decimal = { digits: 5n, scale: Math.max(price.scale, 2) + 1 };
  return Math.abs(centsOf(times(quantity, half))) + 1;
}

/** Whether a column "Discount" says just what is missing: as an amount, or in percent. */
function isDiscount(printed: string, off: number, whole: number): boolean {
  const said = decimalOf(printed.replace(/[%\s]/g, ""));
  if (!said) return false;
  const amount = Math.abs(centsOf(said));
  const share = Math.abs(Math.round((whole * Number(centsOf(said))) / 10_000));
  return [amount, share].some((cents) => Math.abs(cents - Math.abs(off)) <= centsApart);
}
