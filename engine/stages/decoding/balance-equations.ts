import { centsApart, type Equation, equation, money } from "./equation";
import type { ProofFigures } from "./proof-figures";

/** The sums of a statement: opening balance and movements, opening balance and the totals of credits and debits. */
export function balanceEquations({ cents, rows }: ProofFigures): Equation[] {
  const [opening, closing] = [cents("openingBalance"), cents("closingBalance")];
  if (opening === undefined || closing === undefined) return [];
  const about = { opening: money(opening), closing: money(closing) };
  const equations: Equation[] = [];
  const amounts = rows.flatMap((row) => row.cents ?? []);
  const movements = amounts.reduce((sum, amount) => sum + amount, 0);
  const chained = amounts.length > 0 && Math.abs(opening + movements - closing) <= centsApart;
  if (amounts.length > 0) {
    const values = { ...about, movements: money(movements), number: String(amounts.length) };
    equations.push(equation("opening-movements-closing", chained, values));
  }
  const [credits, debits] = [cents("totalCredits"), cents("totalDebits")];
  if (credits !== undefined && debits !== undefined) {
    const [paidIn, spent] = [Math.abs(credits), Math.abs(debits)];
    const values = { ...about, credits: money(paidIn), debits: money(spent) };
    const meets = (movement: number) => Math.abs(opening + movement - closing) <= centsApart;
    // On a card the balance is a debt: only the movements themselves can show that it is one.
    if (!meets(paidIn - spent) && chained && meets(spent - paidIn))
      equations.push(equation("opening-debits-credits-closing", true, values));
    else equations.push(equation("opening-credits-debits-closing", meets(paidIn - spent), values));
  }
  return equations;
}
