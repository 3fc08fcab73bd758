import type { ArithmeticProof } from "../../results/extraction-result";

/** One sum of a document with its numbers, and whether it holds. */
export type Equation = ArithmeticProof["equations"][number];

/** Printed sums may be off by what rounding single taxes leaves. */
export const centsApart = 2;

/** Cents as a canonical amount. */
export const money = (cents: number): string => (cents / 100).toFixed(2);

/** Makes an equation; values are canonical strings. */
export const equation = (key: string, holds: boolean, values: Record<string, string>): Equation => ({
  key: `equation.${key}`,
  values,
  holds,
});
