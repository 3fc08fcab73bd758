import { itemKeyOf, wordsOfDescription } from "./order-keys";
import { type OrderFinding, type OrderOutcome, outcomeOf } from "./order-outcome";
import type { OrderSettings } from "./order-settings";

/** A line of a bill; what was not read is null or "". `row` counts from 1. */
export type BilledLine = {
  row: number;
  itemCode: string;
  description: string;
  quantity: number | null;
  unitPrice: number | null;
  net: number | null;
};

/** A bill as it is held against an order; of a credit note the quantities go back. `net` is its total without tax. */
export type MatchedBill = {
  currency: string;
  net: number | null;
  isCredit: boolean;
  lines: readonly BilledLine[];
};

/** A line of an order; `invoiced` is what other bills have of it, `received` null where nobody said. */
export type OrderedLine = {
  line: string;
  itemCode: string;
  description: string;
  quantity: number;
  unitPrice: number | null;
  received: number | null;
  invoiced: number;
};

/** An order as a bill is held against it; `invoicedAmount` is what other bills have of its value. */
export type MatchedOrder = {
  currency: string;
  closed: boolean;
  invoicedAmount: number;
  lines: readonly OrderedLine[];
};

/** What a bill takes of a line of its order; `line` is "" for an amount that belongs to no line. */
export type OrderClaim = { line: string; quantity: number; amount: number };

export type OrderComparison = { outcome: OrderOutcome; findings: OrderFinding[]; claims: OrderClaim[] };

/** Quantities and amounts that differ by less are equal: sums of decimals are not exact in binary. */
const hair = 1e-6;

/** Words that two descriptions must share, as a share of all their words, to be about the same thing. */
const likeness = 0.6;

/**
 * Holds a bill against its order: each line by item code, else by description, else by a like description at the price of the order.
 * Prices and the sum may differ within the settings; what is invoiced together with earlier bills may not exceed what was ordered and,
 * where receipts count, what was received. A bill without lines is held against what is left of the order's value.
 */
export function matchOrder(bill: MatchedBill, order: MatchedOrder, settings: OrderSettings): OrderComparison {
  const findings: OrderFinding[] = [];
  const note = (kind: OrderFinding["kind"], about: Partial<OrderFinding> = {}) =>
    findings.push({ kind, row: null, line: null, billed: "", agreed: "", ...about });
  if (order.closed) note("order-closed");
  if (bill.currency !== "" && order.currency !== "" && bill.currency !== order.currency)
    note("currency", { billed: bill.currency, agreed: order.currency });
  const billed = bill.lines.filter(isBilled);
  const pairs = billed.map((line) => ({ line, ordered: lineFor(line, order.lines, settings) }));
  for (const { line, ordered } of pairs)
    if (!ordered)
      note("line-unknown", { row: line.row, billed: line.description || line.itemCode || decimal(line.net) });
  findings.push(...pricesOf(pairs, settings));
  const taken = takenOf(pairs);
  if (!bill.isCredit) for (const one of taken) findings.push(...quantitiesOf(one, settings));
  const sign = bill.isCredit ? -1 : 1;
  const claims = taken.map(({ ordered, quantity, amount }) => ({
    line: ordered.line,
    quantity: sign * quantity,
    amount: sign * amount,
  }));
  if (billed.length === 0 && bill.net !== null)
    claims.push({ line: "", quantity: 0, amount: sign * Math.abs(bill.net) });
  findings.push(...totalsOf(bill, order, claims, findings, settings));
  return { outcome: outcomeOf(findings), findings, claims };
}

type Pair = { line: BilledLine; ordered: OrderedLine | null };
type Taken = { ordered: OrderedLine; row: number; quantity: number; amount: number };

/** Lines of text alone ask for nothing. */
const isBilled = ({ quantity, net, unitPrice }: BilledLine): boolean =>
  (net !== null && net !== 0) || (quantity !== null && quantity !== 0 && unitPrice !== 0);

function lineFor(
  line: BilledLine,
  ordered: readonly OrderedLine[],
  settings: OrderSettings,
): OrderedLine | null {
  const code = itemKeyOf(line.itemCode);
  const byCode = code === "" ? [] : ordered.filter(({ itemCode }) => itemKeyOf(itemCode) === code);
  if (byCode.length > 0) return best(line, byCode, settings);
  const words = wordsOfDescription(line.description);
  if (words.length === 0) return null;
  // Another item code is another item, however alike the words are.
  const open = ordered.filter(({ itemCode }) => code === "" || itemKeyOf(itemCode) === "");
  const same = open.filter(
    ({ description }) => wordsOfDescription(description).join(" ") === words.join(" "),
  );
  if (same.length > 0) return best(line, same, settings);
  const like = open.filter(
    (one) =>
      sharedWords(words, wordsOfDescription(one.description)) >= likeness && fitsPrice(line, one, settings),
  );
  return like.length > 0 ? best(line, like, settings) : null;
}

/** Of several lines of the same item the one at whose price it is billed, and of those one with something left. */
const best = (line: BilledLine, among: readonly OrderedLine[], settings: OrderSettings): OrderedLine | null =>
  [...among].sort(
    (a, b) =>
      Number(fitsPrice(line, b, settings)) - Number(fitsPrice(line, a, settings)) ||
      Number(b.quantity - b.invoiced > hair) - Number(a.quantity - a.invoiced > hair),
  )[0] ?? null;

function sharedWords(one: readonly string[], other: readonly string[]): number {
  const [mine, theirs] = [new Set(one), new Set(other)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return mine.size + theirs.size === 0 ? 0 : (2 * shared) / (mine.size + theirs.size);
}

const priceOf = ({ unitPrice, quantity, net }: BilledLine): number | null =>
  unitPrice ?? (quantity !== null && quantity !== 0 && net !== null ? net / quantity : null);

const isWithin = (one: number, other: number, percent: number, least: number): boolean =>
  Math.abs(one - other) <= Math.max((Math.abs(other) * percent) / 100, least) + hair;

function fitsPrice(line: BilledLine, { unitPrice }: OrderedLine, settings: OrderSettings): boolean {
  const price = priceOf(line);
  return (
    price !== null &&
    unitPrice !== null &&
    isWithin(Math.abs(price), unitPrice, settings.pricePercent, settings.priceLeast)
  );
}

function pricesOf(pairs: readonly Pair[], settings: OrderSettings): OrderFinding[] {
  return pairs.flatMap(({ line, ordered }): OrderFinding[] => {
    const price = priceOf(line);
    if (!ordered || price === null || ordered.unitPrice === null || fitsPrice(line, ordered, settings))
      return [];
    return [
      {
        kind: "price",
        row: line.row,
        line: ordered.line,
        billed: decimal(price),
        agreed: decimal(ordered.unitPrice),
      },
    ];
  });
}

/** What the bill takes of each line of the order; two of its lines may be about one. */
function takenOf(pairs: readonly Pair[]): Taken[] {
  const taken = new Map<string, Taken>();
  for (const { line, ordered } of pairs) {
    if (!ordered) continue;
    const before = taken.get(ordered.line) ?? { ordered, row: line.row, quantity: 0, amount: 0 };
    const quantity = quantityOf(line, ordered);
    const amount = Math.abs(line.net ?? quantity * (line.unitPrice ?? ordered.unitPrice ?? 0));
    taken.set(ordered.line, {
      ...before,
      quantity: before.quantity + quantity,
      amount: before.amount + amount,
    });
  }
  return [...taken.values()];
}

/** The quantity of a line; one that was not read follows from its amount at the price of the order. */
function quantityOf({ quantity, net, unitPrice }: BilledLine, ordered: OrderedLine): number {
  if (quantity !== null) return Math.abs(quantity);
  const price = unitPrice || ordered.unitPrice;
  return net !== null && price ? Math.abs(net / price) : 0;
}

function quantitiesOf({ ordered, row, quantity }: Taken, settings: OrderSettings): OrderFinding[] {
  const { line, received, invoiced } = ordered;
  const allowed = ordered.quantity * (1 + settings.quantityPercent / 100) + hair;
  const about = { row, line, billed: decimal(quantity) };
  if (quantity > allowed) return [{ kind: "quantity", ...about, agreed: decimal(ordered.quantity) }];
  if (quantity + invoiced > allowed)
    return [{ kind: "over-invoiced", ...about, agreed: decimal(Math.max(0, ordered.quantity - invoiced)) }];
  const counts =
    settings.receipts === "required" || (settings.receipts === "where-known" && received !== null);
  const arrived = (received ?? 0) * (1 + settings.quantityPercent / 100) + hair;
  return counts && quantity + invoiced > arrived
    ? [{ kind: "not-received", ...about, agreed: decimal(Math.max(0, (received ?? 0) - invoiced)) }]
    : [];
}

/** Whether the sum fits: that of the lines at the prices of the order, and all bills together within the order's value. */
function totalsOf(
  bill: MatchedBill,
  order: MatchedOrder,
  claims: readonly OrderClaim[],
  found: readonly OrderFinding[],
  { totalPercent, totalLeast }: OrderSettings,
): OrderFinding[] {
  if (bill.isCredit) return [];
  const prices = new Map(order.lines.map(({ line, unitPrice }) => [line, unitPrice]));
  const billed = claims.reduce((sum, { amount }) => sum + amount, 0);
  const ofLines = claims.filter(({ line }) => line !== "");
  const agreed = ofLines.reduce(
    (sum, { line, quantity }) => sum + quantity * (prices.get(line) ?? Number.NaN),
    0,
  );
  const isPriced = ofLines.length > 0 && !Number.isNaN(agreed);
  const has = (...kinds: OrderOutcome[]) => found.some(({ kind }) => kinds.includes(kind));
  if (isPriced && !has("price") && !isWithin(billed, agreed, totalPercent, totalLeast))
    return [{ kind: "price", row: null, line: null, billed: decimal(billed), agreed: decimal(agreed) }];
  if (order.lines.some(({ unitPrice }) => unitPrice === null) || has("quantity", "over-invoiced")) return [];
  const ordered = order.lines.reduce((sum, one) => sum + one.quantity * (one.unitPrice ?? 0), 0);
  const most = ordered + Math.max((ordered * totalPercent) / 100, totalLeast);
  return billed + order.invoicedAmount > most + hair && !has("price")
    ? [
        {
          kind: "over-invoiced",
          row: null,
          line: null,
          billed: decimal(billed),
          agreed: decimal(Math.max(0, ordered - order.invoicedAmount)),
        },
      ]
    : [];
}

/** A decimal as values are kept: a point, and no more places than say something. */
const decimal = (figure: number | null): string => (figure === null ? "" : String(Number(figure.toFixed(4))));
