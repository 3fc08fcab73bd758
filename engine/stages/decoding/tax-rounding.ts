import type { ProofFigures } from "./proof-figures";

/** The rate in percent that makes a tax of a net, and whether the tax was rounded on the sum or on each line. */
export type RoundedTax = { rate: number; rounded: "sum" | "lines" };

/**
 * Finds the rate in play by which `tax` is the tax on `net` (both cents). Two conventions are tried: the tax of the sum,
 * rounded once (off by a cent at most), and the sum of the taxes of the lines, each rounded.
 */
export function roundedTaxOf(
  net: number,
  tax: number,
  { rates, rows }: Pick<ProofFigures, "rates" | "rows">,
): RoundedTax | undefined {
  if (net === 0 || tax === 0) return undefined;
  const bySum = rates.find((rate) => Math.abs(taxOf(net, rate) - tax) <= 1);
  if (bySum !== undefined) return { rate: bySum, rounded: "sum" };
  const lines = rows.flatMap(({ cents }) => cents ?? []);
  const sum = lines.reduce((total, cents) => total + cents, 0);
  if (lines.length < 2 || Math.abs(sum - net) > 1) return undefined;
  const byLine = rates.find((rate) => lines.reduce((total, cents) => total + taxOf(cents, rate), 0) === tax);
  return byLine === undefined ? undefined : { rate: byLine, rounded: "lines" };
}

/** The tax on an amount, rounded half away from zero; cents. */
export const taxOf = (cents: number, rate: number): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * rate) / 100 + 1e-9);
