import { patternFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import type { Candidate } from "../candidates/candidate";
import { startPattern } from "../facts/line-starts";
import type { ScoringContext } from "../features/scoring-context";
import type { DocumentLayout } from "../layout/document-layout";

/** An amount before and after what is taken off it, in cents. */
export type Deduction = { before: number; after: number };

/** "Less 15 % agency commission" is a commission, whatever stands before the word. */
const beforeWord = /^(?:less|minus|abzgl|abzueglich|abzuglich|moins|menos|meno|[-\u2013\d.,%])*/;
const deductions = startPattern("deductions");
/** Amounts of such a sum stand on lines that follow each other, now and then with a note between. */
const mostLinesApart = 3;

/**
 * The commissions, discounts and rebates of a document that are taken off one printed amount and leave another below, and
 * roundings for cash. Payments made before are none: they leave the total as it is.
 */
export function deductionsIn(context: ScoringContext): Deduction[] {
  const { candidates, around } = context;
  const money = candidates.amount.filter(({ cents, facts }) => cents && facts.has("decimals"));
  return [...roundingsIn(context, money), ...takenOff(money, around.layout)];
}

const roundings = new RegExp(`^${patternFor("roundings")}`);
/** In cents: the smallest coin of several countries. */
const coin = 5;
/** In cents: the most that rounding to it changes; some always round down. */
const widestRounding = 4;

/**
 * An amount and the same rounded to five cents below it, where a line between them says so or has what was rounded off; what is as near
 * elsewhere on the page is not rounded either.
 */
function roundingsIn(context: ScoringContext, money: readonly Candidate[]): Deduction[] {
  const isUnrounded = (cents: number, after: number) =>
    cents % coin !== 0 && Math.abs(cents - after) <= widestRounding;
  return roundedTo(context, money).flatMap((after) =>
    money.flatMap(({ cents: before = 0 }) => (isUnrounded(before, after) ? [{ before, after }] : [])),
  );
}

function roundedTo({ around }: ScoringContext, money: readonly Candidate[]): number[] {
  const onLine = new Map<number, [number, Candidate][]>();
  for (const [at, amount] of money.entries())
    onLine.set(amount.line, [...(onLine.get(amount.line) ?? []), [at, amount]]);
  const isRounding = (line: number, off: number) =>
    roundings.test(compact(around.layout.lines[line]?.text ?? "")) ||
    onLine.get(line)?.some(([, { cents }]) => Math.abs(cents ?? 0) === off);
  return money.flatMap((above) => {
    const next = Array.from({ length: mostLinesApart }, (_, at) => above.line + 1 + at);
    const below = next.flatMap((line) => onLine.get(line) ?? []).sort(([one], [other]) => one - other);
    return below.flatMap(([, { cents: after = 0, line, page }]) => {
      const before = above.cents ?? 0;
      const off = Math.abs(before - after);
      if (page !== above.page || off === 0 || off > widestRounding) return [];
      if (after % coin !== 0 || before % coin === 0) return [];
      return next.some((between) => between < line && isRounding(between, off)) ? [after] : [];
    });
  });
}

function takenOff(money: readonly Candidate[], { lines }: DocumentLayout): Deduction[] {
  return money
    .filter((taken) => isDeduction(taken, lines[taken.line]?.text ?? ""))
    .flatMap((taken) => {
      const off = Math.abs(taken.cents ?? 0);
      const above = money.filter((one) => isNear(one, taken));
      const below = money.filter((one) => isNear(taken, one));
      return above.flatMap(({ cents: before = 0 }) =>
        below.some(({ cents }) => cents === before - off && before > off)
          ? [{ before, after: before - off }]
          : [],
      );
    });
}

function isDeduction(amount: Candidate, line: string): boolean {
  return (amount.cents ?? 0) !== 0 && deductions.test(compact(line).replace(beforeWord, ""));
}

function isNear(above: Candidate, below: Candidate): boolean {
  return above.page === below.page && above.line < below.line && below.line - above.line <= mostLinesApart;
}
