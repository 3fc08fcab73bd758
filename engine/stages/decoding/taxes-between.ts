import { labelStrength } from "../features/absence-features";
import type { Scored } from "../scoring/scored";
import { isTaxOf } from "./sums-together";

/** Taxes that stand between the net and the total that they are part of, with what they come to together, in cents. */
export type TaxesBetween = { parts: Scored[]; tax: number };

/** Two or three taxes, each with a line for its number. */
const mostLines = 6;
/** Nets and totals that are looked at: the likeliest one and what might be meant instead. */
const mostSums = 2;

/**
 * What is taxed between a net and a total below it where nothing but taxes stands between and one of them was not read: what the
 * total is more than the net. Where all were read they have to make the total, or the document differs.
 */
export function taxesBetween(
  { subTotal = [], tax = [], total = [] }: Record<string, readonly Scored[]>,
  isTaxLine: (line: number) => boolean,
): TaxesBetween[] {
  const likely = (options: readonly Scored[]) => options.filter(({ score }) => score > 0).slice(0, mostSums);
  return likely(subTotal).flatMap((net) =>
    likely(total).flatMap((whole) => {
      const [from, to] = [net.candidate.line, whole.candidate.line];
      const more = (whole.candidate.cents ?? 0) - (net.candidate.cents ?? 0);
      const between = Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => from + 1 + index);
      const isApart = net.candidate.page !== whole.candidate.page || between.length > mostLines;
      if (isApart || between.length === 0 || !between.every(isTaxLine)) return [];
      const parts = tax.filter(
        ({ candidate, features }) =>
          between.includes(candidate.line) && candidate.facts.has("decimals") && labelStrength(features) > 0,
      );
      const all = parts.reduce((sum, { candidate }) => sum + (candidate.cents ?? 0), 0);
      const isLost = between.some((line) => !parts.some(({ candidate }) => candidate.line === line));
      const [first] = parts;
      if (!first || !isLost || all >= more) return [];
      return isTaxOf({ ...first.candidate, cents: more }, net.candidate) ? [{ parts, tax: more }] : [];
    }),
  );
}
