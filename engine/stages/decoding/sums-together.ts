import type { Candidate } from "../candidates/candidate";

/** Net, tax and total beside each other on one line, in cents. */
export type SumTogether = { net: Candidate; tax: Candidate; total: number };

/** No country taxes sales at more than 27 % (Hungary); beside that a sum of two is one of other things. */
const largestShare = 0.3;
/** A page of the smallest print has some 400 amounts. */
const mostAmounts = 400;

/**
 * The nets with their taxes that stand with their total on one line, the last line of a breakdown by rate: of several such
 * lines the one of the largest total, as the others are its rows. Nothing of it is read from labels.
 */
export function sumsTogether(amounts: readonly Candidate[]): SumTogether[] {
  const lines = new Map<string, Candidate[]>();
  for (const amount of amounts.slice(-mostAmounts)) {
    if (!amount.facts.has("decimals") || (amount.cents ?? 0) === 0) continue;
    const key = `${amount.page}:${amount.line}`;
    lines.set(key, [...(lines.get(key) ?? []), amount]);
  }
  const sums = [...lines.values()].flatMap(sumsOf);
  const largest = Math.max(0, ...sums.map(({ total }) => Math.abs(total)));
  return sums.filter(({ total }) => Math.abs(total) === largest);
}

function sumsOf(line: readonly Candidate[]): SumTogether[] {
  const whole = new Set(line.map(({ cents = 0 }) => cents));
  return line.flatMap((net) =>
    line.flatMap((tax) => {
      const total = (net.cents ?? 0) + (tax.cents ?? 0);
      return net !== tax && isTaxOf(tax, net) && whole.has(total) ? [{ net, tax, total }] : [];
    }),
  );
}

/** Whether one amount may be the tax on another by its size and sign: credit notes may print all with a minus. */
export function isTaxOf({ cents: tax = 0 }: Candidate, { cents: net = 0 }: Candidate): boolean {
  return tax !== 0 && tax > 0 === net > 0 && Math.abs(tax) <= largestShare * Math.abs(net);
}
