import type { Candidate } from "../candidates/candidate";

/** What is taxed at one rate: the tax, and what it is the tax of, with the tax included and, where it is printed so, without; cents. */
type RateRow = { tax: Candidate; cents: number; gross: number; net?: number; rate: number };

/** Taxes of several rates that explain a total: cents. */
export type TaxesByRate = { total: number; tax: number; rows: readonly RateRow[] };

/** Tax and base stand on one line, or one or two lines apart. */
const mostLinesApart = 2;
/** The rows of a breakdown follow each other; between them stand their bases and a line of words. */
const mostLinesBetween = 4;
/** Below it a cent is so large a part of the tax that a cent off says nothing. */
const leastWithSlack = 50;
/** Bounds the sets of three that are tried; a slip has some ten rows that could be meant. */
const mostRows = 24;
/** A page of the smallest print has some 400 amounts. */
const mostAmounts = 400;
/** The decoder looks at seven values of a field. */
const mostFound = 4;

/**
 * The breakdowns by rate in a document: two or three taxes at different rates, each printed near what it is the tax of, that
 * together with it make an amount of the page; or that are the tax of one and the same net. Nothing of it is read from labels, so that it holds for languages and slips that no
 * label is known of; by chance two rates, two bases and a total hardly agree.
 */
export function taxesByRate(amounts: readonly Candidate[], rates: readonly number[]): TaxesByRate[] {
  const money = distinct(
    amounts.filter(({ cents, facts }) => (cents ?? 0) > 0 && facts.has("decimals")),
  ).sort((a, b) => a.page - b.page || a.line - b.line);
  const totals = new Set(money.map(({ cents }) => cents ?? 0));
  const rows: RateRow[] = [];
  const near = byLine(money);
  // The sums stand at the end, and the amounts of a long table before them say nothing.
  for (const tax of money.slice(-mostAmounts).reverse()) {
    rows.push(...rowsOf(tax, near(tax), rates));
    if (rows.length >= mostRows) break;
  }
  rows.sort((a, b) => a.tax.page - b.tax.page || a.tax.line - b.tax.line);
  const found: TaxesByRate[] = [];
  const add = (parts: RateRow[]) => {
    const tax = parts.reduce((sum, part) => sum + part.cents, 0);
    const gross = parts.reduce((sum, part) => sum + part.gross, 0);
    for (const total of [gross, ...onOneNet(parts, tax)])
      if (totals.has(total) && !found.some((one) => one.total === total && one.tax === tax))
        found.push({ total, tax, rows: parts });
  };
  for (const first of rows) {
    for (const second of rows) {
      if (!follows(first, second)) continue;
      add([first, second]);
      for (const third of rows)
        if (follows(second, third) && third.rate !== first.rate) add([first, second, third]);
    }
  }
  return found.sort((a, b) => b.total - a.total).slice(0, mostFound);
}

/** The total where all taxes are on one and the same net, as those of a state and its province, or of sales and of drinks. */
function onOneNet(parts: readonly RateRow[], tax: number): number[] {
  const net = parts[0]?.net;
  return net !== undefined && parts.every((part) => part.net === net) ? [net + tax] : [];
}

/** Finds the amounts on the same page no further than a base stands from its tax. */
function byLine(money: readonly Candidate[]): (tax: Candidate) => Candidate[] {
  const lines = new Map<number, Candidate[]>();
  for (const amount of money) lines.set(amount.line, [...(lines.get(amount.line) ?? []), amount]);
  return ({ page, line }) =>
    Array.from({ length: 2 * mostLinesApart + 1 }, (_, index) => line - mostLinesApart + index)
      .flatMap((at) => lines.get(at) ?? [])
      .filter((amount) => amount.page === page);
}

function rowsOf(tax: Candidate, money: readonly Candidate[], rates: readonly number[]): RateRow[] {
  const cents = tax.cents ?? 0;
  const slack = cents < leastWithSlack ? 0 : 1;
  return money.flatMap((base) => {
    const based = base.cents ?? 0;
    if (based <= cents || base.page !== tax.page || Math.abs(base.line - tax.line) > mostLinesApart)
      return [];
    return rates.flatMap((rate) => [
      ...(Math.abs(rounded((based * rate) / (100 + rate)) - cents) <= slack
        ? [{ tax, cents, gross: based, rate }]
        : []),
      ...(Math.abs(rounded((based * rate) / 100) - cents) <= slack
        ? [{ tax, cents, gross: based + cents, net: based, rate }]
        : []),
    ]);
  });
}

function follows(above: RateRow, below: RateRow): boolean {
  const lines = below.tax.line - above.tax.line;
  return (
    above.tax.page === below.tax.page && lines > 0 && lines <= mostLinesBetween && above.rate !== below.rate
  );
}

const rounded = (cents: number) => Math.round(cents + 1e-9);

/** One candidate for each amount in each line. */
function distinct(amounts: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return amounts.filter(({ cents, page, line }) => {
    const key = `${page}:${line}:${cents}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
