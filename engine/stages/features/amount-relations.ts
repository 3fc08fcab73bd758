import { isTaxAtRate } from "../../values/tax-rates";
import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";

/** Cents to which cash is rounded where the cent is gone. */
const cashUnit = 5;
/** Shares of the largest amount on the page that have a feature of their own; the weights were trained with them. */
const mostOfIt = 0.8;
/** The next lower one. */
const halfOfIt = 0.5;
/** The lowest. */
const someOfIt = 0.15;

/** How an amount stands to the other amounts of the document, as features by candidate. */
export type AmountRelations = ReadonlyMap<Candidate, Features>;

/** Amounts are compared in pairs, so that time grows with the square. */
const mostAmounts = 160;
/** In cents: what rounding the parts may put a sum off by. */
const widestRounding = 4;

/**
 * Looks for amounts that are the sum of two others, that are a net or a tax at one of `rates` (percent) with the sum
 * also printed, and that are another amount rounded to five cents ("as shown" when the difference is printed, too, or when
 * `isRounded`: a line says that something was rounded). Only amounts with decimals take part.
 */
export function amountRelations(
  amounts: readonly Candidate[],
  rates: readonly number[],
  isRounded = false,
): AmountRelations {
  const money = amounts.filter((amount) => amount.facts.has("decimals")).slice(0, mostAmounts);
  const byCents = new Map<number, Candidate[]>();
  for (const amount of money) {
    const cents = amount.cents ?? 0;
    byCents.set(cents, [...(byCents.get(cents) ?? []), amount]);
  }
  const largest = Math.max(0, ...byCents.keys());
  const features = new Map<Candidate, Features>();
  const mark = (cents: number, name: string) => {
    for (const amount of byCents.get(cents) ?? [])
      features.set(amount, { ...features.get(amount), [name]: 1 });
  };
  for (const amount of money) features.set(amount, { [`share-${shareOf(amount.cents ?? 0, largest)}`]: 1 });
  const values = [...byCents.keys()].filter((cents) => cents > 0).sort((a, b) => b - a);
  for (const [index, net] of values.entries()) {
    for (const tax of values.slice(index)) {
      if (!byCents.has(net + tax) || (net === tax && (byCents.get(net)?.length ?? 0) < 2)) continue;
      mark(net + tax, "sum-of-two");
      if (!isTaxAtRate(net, tax, rates, 1)) continue;
      mark(net + tax, "gross-at-rate");
      mark(net, "net-at-rate");
      mark(tax, "tax-at-rate");
    }
  }
  for (const cents of values) markRounding(cents, { byCents, isRounded }, mark);
  return features;
}

function markRounding(
  cents: number,
  { byCents, isRounded }: { byCents: ReadonlyMap<number, unknown>; isRounded: boolean },
  mark: (cents: number, name: string) => void,
): void {
  if (cents % cashUnit !== 0) return;
  for (let slip = 1; slip <= widestRounding; slip += 1) {
    for (const other of [cents - slip, cents + slip]) {
      if (!byCents.has(other) || other % cashUnit === 0) continue;
      const isShown = isRounded || byCents.has(slip) || byCents.has(-slip);
      mark(cents, isShown ? "rounded-as-shown" : "rounded");
      mark(other, isShown ? "unrounded-as-shown" : "unrounded");
    }
  }
}

function shareOf(cents: number, largest: number): string {
  if (largest <= 0 || cents <= 0) return "none";
  const share = cents / largest;
  if (share === 1) return "all";
  if (share >= mostOfIt) return "most";
  if (share >= halfOfIt) return "half";
  return share >= someOfIt ? "some" : "little";
}
