import { derivePassing, type Evidence } from "~/domain/error-budget/derive-passing";
import { allowedErrorShare, type Budget } from "~/domain/error-budget/error-budget";
import { canSkipReview, type ReviewThresholds } from "~/domain/error-budget/review-thresholds";
import { lowerBound } from "~/domain/error-budget/upper-bound";

/** A value as it was read and what is known of it, of a document of this supplier. */
export type JudgedValue = { field: string; supplierId: string; confidence: number; wrong: boolean };

/** The known values of one document. */
export type JudgedDocument = { id: string; values: readonly JudgedValue[] };

/**
 * The outcome of a promise: `passed` values went unseen, `wrong` of them were wrong. Of the `asked` fields `promises`
 * are those of which anything passed, `broken` those of which more than the budget was wrong, `proven` those of which
 * that is no chance at 95 %.
 */
export type BudgetOutcome = {
  values: number;
  passed: number;
  wrong: number;
  asked: number;
  promises: number;
  broken: number;
  proven: number;
};

export const nothingRealised: BudgetOutcome = {
  values: 0,
  passed: 0,
  wrong: 0,
  asked: 0,
  promises: 0,
  broken: 0,
  proven: 0,
};

/** What these documents, checked by a person, prove. */
export function passingOf(budget: Budget, checked: readonly JudgedDocument[]): ReviewThresholds {
  const values = checked.flatMap((document) => document.values);
  const fields = [...new Set(values.map(({ field }) => field))];
  return derivePassing({ ...budget, own: {} }, fields, values.map(evidenceOf)).passing;
}

const evidenceOf = ({ field, supplierId, confidence, wrong }: JudgedValue): Evidence => ({
  field,
  supplierId,
  confidence: Math.round(confidence * 1_000),
  count: 1,
  wrong: wrong ? 1 : 0,
});

/** What goes wrong when these documents arrive and what may pass is looked at by nobody. */
export function realisedOf(
  budget: Budget,
  passing: ReviewThresholds,
  arriving: readonly JudgedDocument[],
): BudgetOutcome {
  const values = arriving.flatMap((document) => document.values);
  const passed = values.filter((value) => canSkipReview(passing, value));
  const counts = [...new Set(passed.map(({ field }) => field))].map((field) => {
    const own = passed.filter((value) => value.field === field);
    return { most: allowedErrorShare({ ...budget, own: {} }, field), count: own.length, wrong: wrongIn(own) };
  });
  return {
    values: values.length,
    passed: passed.length,
    wrong: wrongIn(passed),
    asked: new Set(values.map(({ field }) => field)).size,
    promises: counts.length,
    broken: counts.filter(({ most, count, wrong }) => wrong / count > most).length,
    proven: counts.filter(({ most, count, wrong }) => lowerBound(wrong, count) > most).length,
  };
}

const wrongIn = (values: readonly JudgedValue[]): number => values.filter(({ wrong }) => wrong).length;

/** A tenant from its first document on: each is judged by what those before it prove, then checked by a person. */
export function simulateBudget(budget: Budget, documents: readonly JudgedDocument[]): BudgetOutcome {
  return documents
    .map((document, place) => realisedOf(budget, passingOf(budget, documents.slice(0, place)), [document]))
    .reduce(addOutcomes, nothingRealised);
}

/** Both counted together; a field counts as a promise in each. */
export const addOutcomes = (one: BudgetOutcome, other: BudgetOutcome): BudgetOutcome => ({
  values: one.values + other.values,
  passed: one.passed + other.passed,
  wrong: one.wrong + other.wrong,
  asked: one.asked + other.asked,
  promises: one.promises + other.promises,
  broken: one.broken + other.broken,
  proven: one.proven + other.proven,
});
