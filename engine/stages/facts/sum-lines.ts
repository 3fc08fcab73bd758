import { patternFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import type { DecimalMark } from "../../values/read-amount";
import type { LabelHit } from "../labels/find-labels";
import type { Line } from "../layout/line";
import { numberIn } from "../layout/read-cells";
import { startPattern } from "./line-starts";
import { namesTax } from "./sum-words";

/** What tells rows from the lines around them. */
export type RowRules = { mark: DecimalMark; labels: ReadonlyMap<number, LabelHit[]> };

/** Edges of words are sums of fractions: equal ones differ in their last digits. */
const rounding = 1e-6;

const sumFields = new Set(["subTotal", "tax", "total", "amountDue", "closingBalance"]);

/**
 * Whether a line states a sum of the table rather than an item: a label of net, tax or total heads a segment, or the
 * line begins with a word for a sum, and an amount but hardly any other text follows; or its first segment names a tax and the
 * rest are numbers ("15% GST", "Plus 15% GST").
 */
export function isSumLine(line: Line, rules: RowRules): boolean {
  return isLabelledSum(line, rules) || isWordedSum(line, rules) || isNamedTax(line, rules);
}

function isNamedTax({ segments }: Line, { mark }: RowRules): boolean {
  const [first, ...others] = segments;
  if (!first || !namesTax(first.text)) return false;
  const rest = others.flatMap(({ tokens }) => tokens);
  return numberIn(rest, mark) !== undefined && !rest.some(({ text }) => /\p{L}{4}/u.test(text));
}

/** Words for a running sum that goes over to the next page; "report" is one in French only with an amount behind it. */
export const carriedForwardPattern = startPattern("carries", [
  ".*(?:amount|total|balance)[bc]f$",
  String.raw`report(?:er|ennouveau)?\d`,
]);

const endWords = startPattern("ends");

const tenderWords = startPattern("tenders");

/** Whether a line of a receipt tells how it was paid, or taxes and counts, rather than what was bought. */
export function isTenderLine(line: Line): boolean {
  return isPayment(line.segments[0]?.text ?? "");
}

/** Whether words begin with what says how something was paid. */
export function isPayment(text: string): boolean {
  return tenderWords.test(compact(text));
}

/** Whether a line opens what follows a table: terms of payment, the breakdown of taxes, thanks. */
export function endsTable(line: Line): boolean {
  return endWords.test(compact(line.segments[0]?.text ?? ""));
}

/** Words that name goods and services as well as a running sum: only the sum itself tells which is meant. */
const carryGoods = new RegExp(`^${patternFor("carryGoods")}(?!er|ar|ennouveau)`);

/** Words of a line that carries a sum: "Amount carried forward to the next page" with its currency and amount; more is a sentence. */
const longestCarry = 12;

/** Whether a line carries a running sum from one page to the next; it is no item and ends no table. */
export function isCarriedForwardLine(line: Line, { mark }: RowRules): boolean {
  const heads = line.segments.some(
    ({ text }) => carriedForwardPattern.test(compact(text)) && !carryGoods.test(compact(text)),
  );
  return (
    heads && line.tokens.length <= longestCarry && numberIn([...line.tokens].reverse(), mark) !== undefined
  );
}

/** Words behind the label of a sum: a rate, a currency, an amount and its base. More are the cells of a row. */
const mostBehindLabel = 7;

function isLabelledSum(line: Line, { labels, mark }: RowRules): boolean {
  return (labels.get(line.index) ?? []).some((hit) => {
    if (!hit.startsSegment || !hit.senses.some((sense) => sumFields.has(sense.field) && sense.strength >= 1))
      return false;
    if (isBehindCells(line, hit, mark)) return false;
    const after = line.tokens.filter((token) => token.left >= hit.right - rounding);
    const text = after.map((token) => token.text).join(" ");
    return after.length <= mostBehindLabel && numberIn(after, mark) !== undefined && !/\p{L}{5,}/u.test(text);
  });
}

/** Numbers in front of a label, each in a cell of its own, that make the line a row: its quantity and price, then "VAT". */
const cellsOfRow = 2;

function isBehindCells({ segments }: Line, hit: LabelHit, mark: DecimalMark): boolean {
  const before = segments.slice(1).filter(({ right }) => right <= hit.left + rounding);
  return before.filter(({ tokens }) => numberIn(tokens, mark) !== undefined).length >= cellsOfRow;
}

const sumWords = startPattern("sums");

/** Words of a line that begins with a word for a sum, and the numbers on it: a count and an amount, or net and gross. */
const [longestSum, mostNumbers] = [10, 2];

function isWordedSum(line: Line, { mark }: RowRules): boolean {
  const first = line.segments[0];
  if (!first || !sumWords.test(compact(first.text))) return false;
  const numbers = line.segments.filter((segment) => numberIn(segment.tokens, mark));
  return numbers.length > 0 && numbers.length <= mostNumbers && line.tokens.length <= longestSum;
}
