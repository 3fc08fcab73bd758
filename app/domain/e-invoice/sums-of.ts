import { centsApart, type DraftLine } from "./draft-lines";
import { netOf, ratesOfLines, taxOf, taxToleranceOf } from "./rated-lines";
import { hasUsualRates } from "./usual-rates";

/** Net, tax and total in cents; `unknownTax` is set when nothing on the paper tells how much of the total is tax. */
export type PrintedSums = {
  net: number;
  tax: number;
  gross: number;
  due: number;
  advertised: number | null;
  /** What the lines come to, which is not the total, while neither net amount nor tax is among the values. */
  unknownTax: { lines: number } | null;
};

type Around = {
  /** The lines once for every column that may hold their amounts. */
  drafts: readonly (readonly DraftLine[])[];
  /** What discounts and charges for the whole add to the lines, cents. */
  added: number;
  /** Of the seller. */
  country: string | null;
};

/**
 * Net, tax and total as the paper has them; one that is missing follows from the others. Where neither net nor tax is among
 * the values, the lines tell them: by rates of their own, or by the one usual rate of the seller's country that makes what
 * remains of the total. `cents` gives an amount by key of the catalogue.
 */
export function sumsOf(cents: (key: string) => number | null, around: Around): PrintedSums {
  const [printedNet, printedTax, total] = [cents("subTotal"), cents("tax"), cents("total")];
  const due = cents("amountDue");
  const gross = total ?? (printedNet !== null && printedTax !== null ? printedNet + printedTax : due) ?? 0;
  const rest = { gross, due: due ?? gross, advertised: cents("grossAmount") };
  const first = around.drafts[0];
  if (printedNet === null && printedTax === null && first && gross !== 0) {
    const told = around.drafts.flatMap((lines) => toldBy(lines, gross, around) ?? [])[0];
    return { net: gross, tax: 0, ...told, ...rest, unknownTax: told ? null : { lines: sumOf(first) } };
  }
  const tax = printedTax ?? (printedNet === null ? 0 : gross - printedNet);
  return { net: printedNet ?? gross - tax, tax, ...rest, unknownTax: null };
}

/** Net and tax as these lines tell them; null when they do not come to the total. */
function toldBy(
  lines: readonly DraftLine[],
  gross: number,
  { added, country }: Around,
): { net: number; tax: number } | null {
  const net = sumOf(lines) + added;
  const tax = gross - net;
  const isSilent = lines.some(({ rate }) => rate === null);
  if (Math.abs(tax) <= centsApart) {
    if (isSilent || lines.every(({ rate }) => rate === "0")) return { net: gross, tax: 0 };
    const without = lines.reduce((sum, one) => sum + netOf(one.cents, one.rate ?? "0"), 0);
    // What a discount for the whole has of tax in it, nobody says.
    return added === 0 ? { net: without, tax: gross - without } : null;
  }
  // A rate of any other country would nearly always fit.
  if (isSilent && !hasUsualRates(country)) return null;
  const rates = ratesOfLines(lines, { net, tax }, country);
  if (!rates) return null;
  const isOne = new Set(rates).size === 1;
  const made = isOne
    ? taxOf(net, rates[0] ?? "0")
    : lines.reduce((sum, one, at) => sum + taxOf(one.cents, rates[at] ?? "0"), 0);
  return Math.abs(made - tax) <= taxToleranceOf(lines.length) ? { net, tax } : null;
}

const sumOf = (lines: readonly DraftLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
