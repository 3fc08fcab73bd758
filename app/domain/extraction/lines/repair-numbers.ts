import { centsOf, type DecimalMark, readAmount } from "../candidates/read-amount";
import type { Token } from "../layout/token";
import { withMultiplication } from "./multiplications";
import type { CellNumber } from "./read-cells";

/** The numbers of a row that hang together. */
export type RowNumbers = {
  quantity: CellNumber | undefined;
  unitPrice: CellNumber | undefined;
  net: CellNumber | undefined;
};

/** The numbers of a row and the words of its description. */
export type RowParts = RowNumbers & { description: readonly Token[] };

/**
 * Mends what arithmetic shows to be a slip: a price that lost its decimal mark in recognition ("3150" for 31.50), and a
 * quantity that stands in front of the description because its column had no heading. Nothing is changed unless
 * quantity times price then is the amount.
 */
export function repairNumbers(parts: RowParts, mark: DecimalMark): RowParts {
  return withLeadingQuantity(withDecimalMark(withMultiplication(parts, mark)));
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

function withLeadingQuantity(parts: RowParts): RowParts {
  const { quantity, unitPrice, net, description } = parts;
  const first = description[0];
  if (quantity || !unitPrice || !net || !first || description.length < 2) return parts;
  const reading = readAmount(first.text, ".");
  if (!reading || !isProduct(reading.value, unitPrice.value, net)) return parts;
  const found = {
    value: reading.value,
    cents: centsOf(reading.value),
    decimals: reading.decimals,
    percent: false,
    tokens: [first],
  };
  return { ...parts, quantity: found, description: description.slice(1) };
}

function isProduct(quantity: string, price: string, net: CellNumber): boolean {
  return Math.abs(Number(quantity) * Number(price) * 100 - net.cents) < 1.01;
}
