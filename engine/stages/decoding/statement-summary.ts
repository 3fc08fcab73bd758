import type { Candidate } from "../candidates/candidate";
import type { Scored } from "../scoring/scored";

/** The four amounts that the summary of a statement is made of. */
export type Summary = Record<"openingBalance" | "closingBalance" | "totalCredits" | "totalDebits", Scored>;

/** Balances that are tried, the likeliest of each. */
const tried = 2;
/** Set by hand: score from which an amount is believed to be a balance. */
const leastBalance = 0;
/** Lines within which a summary stands: four amounts under one another, a limit and a minimum payment between them. */
const reach = 6;

/**
 * The summary of a statement: two amounts near its balances that lead from the opening to the closing one, whatever stands beside
 * them. Of several pairs that whose labels fit best, undefined where there is none.
 */
export function summaryOf(scored: Record<string, readonly Scored[]>): Summary | undefined {
  const { openingBalance = [], closingBalance = [], totalCredits = [], totalDebits = [] } = scored;
  const found: Summary[] = [];
  for (const opening of balancesIn(openingBalance))
    for (const closing of balancesIn(closingBalance)) {
      if (opening.candidate === closing.candidate) continue;
      const isNear = (option: Scored) =>
        isPrinted(option.candidate) &&
        (option.candidate.cents ?? 0) !== 0 &&
        [opening, closing].every((balance) => areNear(option.candidate, balance.candidate));
      const debits = totalDebits.filter(isNear);
      for (const credit of totalCredits.filter(isNear))
        for (const debit of debits)
          if (leads(opening, credit, debit, closing))
            found.push({
              openingBalance: opening,
              closingBalance: closing,
              totalCredits: credit,
              totalDebits: debit,
            });
    }
  return found.sort((a, b) => scoreOf(b) - scoreOf(a))[0];
}

/** Whether an amount is printed with its cents. */
export const isPrinted = ({ facts }: Candidate): boolean => facts.has("decimals");

const balancesIn = (options: readonly Scored[]): Scored[] =>
  options.filter(({ score }) => score > leastBalance).slice(0, tried);

const areNear = (one: Candidate, other: Candidate): boolean =>
  one !== other && one.page === other.page && Math.abs(one.line - other.line) <= reach;

/** Credits raise the balance of an account and lower that of a card. */
function leads(opening: Scored, credit: Scored, debit: Scored, closing: Scored): boolean {
  if (credit.candidate === debit.candidate) return false;
  const change = Math.abs(centsOf(credit)) - Math.abs(centsOf(debit));
  const wanted = centsOf(closing) - centsOf(opening);
  return wanted === change || wanted === -change;
}

const centsOf = ({ candidate }: Scored): number => candidate.cents ?? 0;

const scoreOf = (summary: Summary): number =>
  Object.values(summary).reduce((sum, { score }) => sum + score, 0);
