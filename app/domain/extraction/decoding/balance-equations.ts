import { centsApart, type Equation, equation, money } from "./equation";
import type { ProofFigures } from "./proof-figures";

/** The sums of a statement: opening balance and movements, opening balance and the totals of credits and debits. */
export function balanceEquations({ cents, rows }: ProofFigures): Equation[] {
  const [opening, closing] = [cents("openingBalance"), cents("closingBalance")];
  if (opening === undefined || closing === undefined) return [];
  const about = { opening: money(opening), closing: money(closing) };
  const equations: Equation[] = [];
  const amounts = rows.flatMap((row) => row.cents ?? []);
  if (amounts.length > 0) {
    const movements = amounts.reduce((sum, amount) => sum + amount, 0);
    const holds = Math.abs(opening + movements - closing) <= centsApart;
    const values = { ...about, movements: money(movements), number: String(amounts.length) };
    equations.push(equation("opening-movements-closing", holds, values));
  }
  const [credits, debits] = [cents("totalCredits"), cents("totalDebits")];
  if (credits !== undefined && debits !== undefined) {
    const off = opening + Math.abs(credits) - Math.abs(debits) - closing;
    const values = { ...about, credits: money(Math.abs(credits)), debits: money(Math.abs(debits)) };
    equations.push(equation("opening-credits-debits-closing", Math.abs(off) <= centsApart, values));
  }
  return equations;
}
