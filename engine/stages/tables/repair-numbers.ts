import { centsOf, type DecimalMark } from "../../values/read-amount";
import type { CellNumber } from "../layout/read-cells";
import { withMultiplication } from "./multiplications";
import type { RowParts } from "./row-parts";

/** Half a cent, and what a computer adds to it. */
const halfCent = 0.006;
/** A cent, the same. */
const cent = 1.01;

/**
 * Mends what arithmetic shows to be a slip: a price that lost its decimal mark in recognition ("3150" for 31.50). Nothing is
 * changed unless quantity times price then is the amount.
 */
export function repairNumbers(parts: RowParts, mark: DecimalMark): RowParts {
  return withoutSlip(withDecimalMark(withMultiplication(parts, mark)));
}

/** What was read with less confidence than this may be a slip of recognition. */
const sure = 0.97;

/**
 * Puts one misread digit right: of quantity, price and amount, that one is replaced by what the two others demand which
 * differs from it in one digit only. Where several would do, the one that recognition was least sure of.
 */
function withoutSlip(parts: RowParts): RowParts {
  const { quantity, unitPrice, net } = parts;
  if (!quantity || !unitPrice || !net || isProduct(quantity.value, unitPrice.value, net)) return parts;
  const [count, price, amount] = [Number(quantity.value), Number(unitPrice.value), net.cents / 100];
  const readings = [
    { key: "net" as const, read: net, wanted: count * price, decimals: 2 },
    { key: "unitPrice" as const, read: unitPrice, wanted: amount / count, decimals: unitPrice.decimals },
    { key: "quantity" as const, read: quantity, wanted: amount / price, decimals: quantity.decimals },
  ];
  const possible = readings.flatMap(({ key, read, wanted, decimals }) => {
    const value = wanted.toFixed(decimals);
    const fits = Number.isFinite(wanted) && Math.abs(Number(value) - wanted) < halfCent / Math.max(1, count);
    const doubt = Math.min(1, ...read.tokens.map((token) => token.confidence));
    const written = Number(read.value).toFixed(decimals);
    return fits && doubt < sure && differInOneDigit(written, value) ? [{ key, read, value, doubt }] : [];
  });
  const best = possible.sort((a, b) => a.doubt - b.doubt)[0];
  return best
    ? {
        ...parts,
        [best.key]: { ...best.read, value: best.value, cents: centsOf(best.value), repaired: true },
      }
    : parts;
}

function differInOneDigit(read: string, right: string): boolean {
  if (read.length !== right.length || right.replace(/\D/g, "").length < 2) return false;
  return [...read].filter((digit, index) => digit !== right[index]).length === 1;
}

function withDecimalMark(parts: RowParts): RowParts {
  const { quantity, unitPrice, net } = parts;
  if (
    !quantity ||
    !unitPrice ||
    !net ||
    unitPrice.decimals > 0 ||
    isProduct(quantity.value, unitPrice.value, net)
  )
    return parts;
  const value = (Number(unitPrice.value) / 100).toFixed(2);
  if (!isProduct(quantity.value, value, net)) return parts;
  return { ...parts, unitPrice: { ...unitPrice, value, cents: centsOf(value), decimals: 2 } };
}

function isProduct(quantity: string, price: string, net: CellNumber): boolean {
  return Math.abs(Number(quantity) * Number(price) * 100 - net.cents) < cent;
}
