import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import { amountCents } from "../documents/amount-cents";

/**
 * A line to be booked: an item if the ERP system knows its code, else to an account. Costs are amounts of one unit, `taxRate` is
 * the percentage that the paper says of it, if any.
 */
export type PurchaseLine = {
  itemCode: string | null;
  description: string;
  quantity: number;
  unitCost: number;
  cents: number;
  taxRate: number | null;
};

type Booked = { lines: PurchaseLine[]; includesTax: boolean };

type Paper = {
  lineItems: readonly LineItem[];
  lineCount: number;
  sign: number;
  net: number | null;
  gross: number;
  number: string;
};

/** A document with more lines is booked as one: ERP systems take a document and its lines in one call. */
export const maxPurchaseLines = 500;

/** Rounding of lines may add up to this much, in cents. */
const tolerance = 2;

/**
 * The lines to book. Those of the paper when each has an amount; else, and for more than 500, one line with the net amount, or
 * with the total where that is all there is.
 */
export function purchaseLines({ lineItems, lineCount, sign, net, gross, number }: Paper): Booked {
  const lines = lineItems.map(({ cells }) => lineOf(cells, sign)).filter((line) => line !== "nothing");
  const isWhole = lineCount === lineItems.length && lineCount <= maxPurchaseLines;
  if (!isWhole || lines.length === 0 || lines.some((line) => line === null)) {
    const cents = net ?? gross;
    const one = {
      itemCode: null,
      description: number,
      quantity: 1,
      unitCost: cents / 100,
      cents,
      taxRate: null,
    };
    return { lines: [one], includesTax: net === null };
  }
  const whole = lines.filter((line) => line !== null);
  const sum = whole.reduce((cents, line) => cents + line.cents, 0);
  // Lines that add up to the total, and not to the net amount, have their tax in them.
  const includesTax = near(sum, gross) && !(net !== null && near(sum, net));
  return { lines: whole, includesTax };
}

const near = (one: number, other: number) => Math.abs(one - other) <= tolerance;

type Cells = Readonly<Record<string, FoundValue>>;

/** A line of the paper; null when its amount is not known, "nothing" when it is a line of text. */
function lineOf(cells: Cells, sign: number): PurchaseLine | "nothing" | null {
  const read = (...keys: string[]) => keys.map((key) => cells[key]?.value.trim()).find(Boolean);
  const amount = amountCents(read("netTotal", "lineSubTotal", "amount"));
  const quantity = numberOf(read("quantity"));
  const price = numberOf(read("unitPrice"));
  const cents = amount ?? (quantity !== null && price !== null ? Math.round(quantity * price * 100) : null);
  if (cents === null) return quantity === null && price === null ? "nothing" : null;
  const itemCode = read("itemCode") ?? null;
  const description = read("description") ?? itemCode ?? "";
  const taxRate = numberOf(read("taxRate"));
  return { itemCode, description, ...unitsOf(sign * cents, quantity, price), cents: sign * cents, taxRate };
}

/** How many of which cost make the amount: as printed where that comes to the cent, else one of the whole. */
function unitsOf(cents: number, quantity: number | null, price: number | null) {
  const [sign, whole] = [Math.sign(cents) || 1, Math.abs(cents)];
  const units = Math.abs(quantity ?? 0);
  const costs = units === 0 ? [] : [Math.abs(price ?? 0), rounded(whole / 100 / units)];
  const unitCost = costs.find((cost) => Math.round(cost * units * 100) === whole);
  return unitCost === undefined
    ? { quantity: sign, unitCost: whole / 100 }
    : { quantity: sign * units, unitCost };
}

/** ERP systems keep five decimals of a cost. */
const rounded = (cost: number) => Math.round(cost * 100_000) / 100_000;

function numberOf(value: string | undefined): number | null {
  const number = value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}
