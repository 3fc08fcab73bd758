import { decimalOf, shareOf, withoutShare } from "./decimal";
import { centsApart, type DraftLine } from "./draft-lines";
import { usualRates } from "./usual-rates";

type Sums = { net: number; tax: number };

/**
 * The rate of every line, by what the lines say themselves, and for those that say nothing by what is left of the tax: one
 * usual rate of the seller's country. Null when no usual rate makes that tax.
 */
export function ratesOfLines(
  lines: readonly Pick<DraftLine, "cents" | "rate">[],
  { tax, net }: Sums,
  country: string | null,
): string[] | null {
  const silent = lines.filter(({ rate }) => rate === null);
  if (silent.length === 0) return lines.map(({ rate }) => rate ?? "0");
  const told = lines.filter(({ rate }) => rate !== null);
  const isAlone = told.length === 0;
  const rest = isAlone ? net : silent.reduce((sum, { cents }) => sum + cents, 0);
  const toldTax = told.reduce((sum, { cents, rate }) => sum + taxOf(cents, rate ?? "0"), 0);
  const left = usualRateOf(rest, tax - toldTax, { country, slack: taxToleranceOf(lines.length) });
  return left === null ? null : lines.map(({ rate }) => rate ?? left);
}

type Where = { country: string | null; slack: number };

/** The usual rate that makes this tax of this net amount; "0" for no tax, null when none does. */
function usualRateOf(net: number, tax: number, { country, slack }: Where): string | null {
  if (Math.abs(tax) <= (net === 0 ? slack : 0)) return "0";
  const fitting = (rates: readonly string[]) =>
    rates.find((rate) => Math.abs(taxOf(net, rate) - tax) <= slack) ?? null;
  return fitting(usualRates(country));
}

/** How far the tax of the whole may be from the sum of taxes of lines that were rounded one by one; cents. */
export const taxToleranceOf = (lines: number): number => Math.max(centsApart, Math.ceil(lines / 2));

/** The tax on an amount, cents. */
export function taxOf(cents: number, rate: string): number {
  const percent = decimalOf(rate);
  return percent ? shareOf(cents, percent) : 0;
}

/** What an amount with tax is without it, cents. */
export function netOf(cents: number, rate: string): number {
  const percent = decimalOf(rate);
  return percent ? withoutShare(cents, percent) : cents;
}
