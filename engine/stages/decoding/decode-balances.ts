import type { Chosen, Scored } from "../scoring/scored";
import { type Assignment, decodeJointly, type JointScore } from "./decode-jointly";
import { isShown } from "./decode-singly";
import { isPrinted, type Summary, summaryOf } from "./statement-summary";

/** Set by hand, as the next two: rows that lead from one balance to the other outweigh that no label announces it. */
const movementsMeet = 5;
/** As much as net and tax that make the total. */
const totalsMeet = 2.4;
/** Two balances and two amounts beside them that lead from one to the other: outweighs that no label announces these. */
const summaryMeets = 10;
/** The same place on the page cannot be two amounts. */
const usedTwice = 4;
/** Fewer rows meet two amounts of a page by chance. */
const leastRows = 3;
/** Any choice beats none, so that what is worth showing has to be a little likelier than nothing. */
const worthShowing = 0.1;
/** Values of each field that are tried, two of them for what the sums call for. */
const tried = 5;

/**
 * Chooses the balances and the sums of credits and debits of a statement together, in cents: what the movements lead to
 * from the opening balance is the closing one, and so is what credits and debits lead to.
 */
export function decodeBalances(
  scored: Record<string, Scored[]>,
  movements: readonly number[],
): Record<string, Chosen> {
  const sum = movements.length < leastRows ? 0 : movements.reduce((all, cents) => all + cents, 0);
  const shown = Object.fromEntries(
    Object.entries(scored).map(([field, list]) => [field, list.map(withWorth)]),
  );
  const summary = summaryOf(scored);
  const options = withSummary(withCalledFor(shown, sum), summary);
  return decodeJointly(options, (assignment) => judge(assignment, sum, summary), tried);
}

const withWorth = (option: Scored): Scored =>
  option.score <= 0 && isShown(option) ? { ...option, score: worthShowing } : option;

function judge(assignment: Assignment, sum: number, summary: Summary | undefined): JointScore {
  const cents = (field: string) => assignment[field]?.candidate.cents;
  const [opening, closing] = [cents("openingBalance"), cents("closingBalance")];
  const [credits, debits] = [cents("totalCredits"), cents("totalDebits")];
  let bonus = -usedTwice * sharedPlaces(assignment);
  if (opening !== undefined && closing !== undefined) {
    if (sum !== 0 && opening + sum === closing) bonus += movementsMeet;
    if (credits !== undefined && debits !== undefined && credits !== 0 && debits !== 0) {
      const change = Math.abs(credits) - Math.abs(debits);
      if (opening + change === closing || opening - change === closing) bonus += totalsMeet;
    }
  }
  if (summary && isSummary(assignment, summary)) bonus += summaryMeets;
  return { bonus, proofs: {} };
}

function sharedPlaces(assignment: Assignment): number {
  const tokens = Object.values(assignment).flatMap((scored) => scored?.candidate.tokens ?? []);
  return tokens.length - new Set(tokens).size;
}

function isSummary(assignment: Assignment, summary: Summary): boolean {
  return Object.entries(summary).every(
    ([field, { candidate }]) => assignment[field]?.candidate.cents === candidate.cents,
  );
}

/** Puts credits and debits of the summary where the decoder looks. */
function withSummary(
  scored: Record<string, Scored[]>,
  summary: Summary | undefined,
): Record<string, Scored[]> {
  if (!summary || !scored.totalCredits || !scored.totalDebits) return scored;
  const { totalCredits, totalDebits } = summary;
  return {
    ...scored,
    totalCredits: withOption(scored.totalCredits, totalCredits),
    totalDebits: withOption(scored.totalDebits, totalDebits),
  };
}

/** Puts the balances that the movements call for among those that are tried. */
function withCalledFor(scored: Record<string, Scored[]>, sum: number): Record<string, Scored[]> {
  const { openingBalance, closingBalance } = scored;
  if (sum === 0 || !openingBalance || !closingBalance) return scored;
  return {
    ...scored,
    closingBalance: withAmount(closingBalance, likeliest(openingBalance) + sum),
    openingBalance: withAmount(openingBalance, likeliest(closingBalance) - sum),
  };
}

const likeliest = ([first]: readonly Scored[]): number => first?.candidate.cents ?? Number.NaN;

function withAmount(options: Scored[], cents: number): Scored[] {
  const called = options.find(({ candidate }) => candidate.cents === cents && isPrinted(candidate));
  return called ? withOption(options, called) : options;
}

function withOption(options: Scored[], called: Scored): Scored[] {
  const first = options.filter((option) => option !== called).slice(0, tried - 1);
  return [...first, { ...called, score: Math.max(called.score, leastTried) }];
}

/** What scores below -6 is not looked at. */
const leastTried = -4.5;
