import { compact } from "../../text/fold";
import type { Candidate } from "../candidates/candidate";
import { startPattern } from "../facts/line-starts";
import type { ScoringContext } from "../features/scoring-context";

/** An amount before and after what is taken off it, in cents. */
export type Deduction = { before: number; after: number };

/** "Less 15 % agency commission" is a commission, whatever stands before the word. */
const beforeWord = /^(?:less|minus|abzgl|abzueglich|abzuglich|moins|menos|meno|[-\u2013\d.,%])*/;
const deductions = startPattern("deductions");
/** Amounts of such a sum stand on lines that follow each other, now and then with a note between. */
const mostLinesApart = 3;

/**
 * The commissions, discounts and rebates of a document that are taken off one printed amount and leave another below. Payments
 * made before are none: they leave the total as it is.
 */
export function deductionsIn({ candidates, around }: ScoringContext): Deduction[] {
  const money = candidates.amount.filter(({ cents, facts }) => cents && facts.has("decimals"));
  return money
    .filter((taken) => isDeduction(taken, around.layout.lines[taken.line]?.text ?? ""))
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
