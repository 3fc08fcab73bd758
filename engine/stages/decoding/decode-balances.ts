import type { Candidate } from "../candidates/candidate";
import type { Chosen, Scored } from "../scoring/scored";
import type { ItemRow } from "../tables/item-row";
import { type Assignment, decodeJointly, type Judgement } from "./decode-jointly";
import { isShown } from "./decode-singly";

/** Set by hand, as the next two: rows that lead from one balance to the other outweigh that no label announces it. */
const movementsMeet = 8;
/** As much as net and tax that make the total. */
const totalsMeet = 2.4;
/** The same place on the page cannot be two amounts. */
const usedTwice = 4;
/** Fewer rows meet two amounts of a page by chance. */
const leastRows = 3;
/** Any choice beats none, so that what is worth showing has to be a little likelier than nothing. */
const worthShowing = 0.1;
/** Values of each field that are tried, two of them for what the sums call for. */
const tried = 5;

/**
 * Chooses the balances and the sums of credits and debits of a statement together: what the movements lead to from the
 * opening balance is the closing one, and so is what credits and debits lead to. The balance beside a movement is none of
 * the two.
 */
export function decodeBalances(
  scored: Record<string, Scored[]>,
  rows: readonly Pick<ItemRow, "cents" | "line">[],
): Record<string, Chosen> {
  const cents = rows.flatMap((row) => row.cents ?? []);
  const lines = new Set(rows.map(({ line }) => line));
  const movements = { sum: cents.length < leastRows ? 0 : sumOf(cents), lines };
  const shown = Object.fromEntries(
    Object.entries(scored).map(([field, list]) => [field, list.map(withWorth)]),
  );
  return decodeJointly(withCalledFor(shown, movements), (assignment) => judge(assignment, movements), tried);
}

/** The sum of the movements in cents, 0 where there are too few, and the lines that they stand on. */
type Movements = { sum: number; lines: ReadonlySet<number> };

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

const withWorth = (option: Scored): Scored =>
  option.score <= 0 && isShown(option) ? { ...option, score: worthShowing } : option;

function judge(assignment: Assignment, { sum, lines }: Movements): Judgement {
  const cents = (field: string) => assignment[field]?.candidate.cents;
  const [opening, closing] = [cents("openingBalance"), cents("closingBalance")];
  const [credits, debits] = [cents("totalCredits"), cents("totalDebits")];
  let bonus = -usedTwice * sharedPlaces(assignment);
  if (opening !== undefined && closing !== undefined) {
    const ends = [assignment.openingBalance, assignment.closingBalance].flatMap((end) => end ?? []);
    const isKnown = ends.some(({ score }) => score > 0) && ends.every(isApart(lines));
    if (sum !== 0 && isKnown && opening + sum === closing) bonus += movementsMeet;
    if (credits !== undefined && debits !== undefined && credits !== 0 && debits !== 0) {
      const change = Math.abs(credits) - Math.abs(debits);
      if (opening + change === closing || opening - change === closing) bonus += totalsMeet;
    }
  }
  return { bonus, proofs: {} };
}

const isApart =
  (lines: Movements["lines"]) =>
  ({ candidate }: Scored): boolean =>
    !lines.has(candidate.line);

function sharedPlaces(assignment: Assignment): number {
  const tokens = Object.values(assignment).flatMap((scored) => scored?.candidate.tokens ?? []);
  return tokens.length - new Set(tokens).size;
}

/** Puts the balances that the movements call for among those that are tried. */
function withCalledFor(
  scored: Record<string, Scored[]>,
  { sum, lines }: Movements,
): Record<string, Scored[]> {
  const { openingBalance, closingBalance } = scored;
  if (sum === 0 || !openingBalance || !closingBalance) return scored;
  return {
    ...scored,
    closingBalance: withAmount(closingBalance, likeliest(openingBalance) + sum, lines),
    openingBalance: withAmount(openingBalance, likeliest(closingBalance) - sum, lines),
  };
}

const likeliest = ([first]: readonly Scored[]): number => first?.candidate.cents ?? Number.NaN;

function withAmount(options: Scored[], cents: number, lines: Movements["lines"]): Scored[] {
  const called = options.find(
    (option) => option.candidate.cents === cents && isPrinted(option.candidate) && isApart(lines)(option),
  );
  if (!called) return options;
  const first = options.filter((option) => option !== called).slice(0, tried - 1);
  return [...first, { ...called, score: Math.max(called.score, leastTried) }];
}

/** What scores below -6 is not looked at. */
const leastTried = -4.5;

const isPrinted = ({ facts }: Candidate): boolean => facts.has("decimals");
