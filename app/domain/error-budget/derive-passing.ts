import { type CheckedValues, chooseThreshold, type PassingThreshold } from "./choose-threshold";
import { allowedErrorShare, type ErrorBudget } from "./error-budget";
import type { ReviewThresholds } from "./review-thresholds";
import { cleanValuesFor } from "./upper-bound";

/** Checked values of a field; `supplierId` is null for those of suppliers that are not looked at by themselves. */
export type Evidence = CheckedValues & { field: string; supplierId: string | null };

/** What of a field may pass: of a supplier's documents, or (null) of all that have no threshold of their own. */
export type GroupThreshold = PassingThreshold & { field: string; supplierId: string | null };

/**
 * From which confidence on values may pass within a budget, by field, and by supplier where its own evidence is enough for a verdict. Whether
 * it is depends on how many values were checked and never on what was wrong among them, and each value counts in one group alone, so
 * that every bound holds by itself.
 */
export function derivePassing(
  budget: ErrorBudget,
  fields: readonly string[],
  evidence: readonly Evidence[],
): { thresholds: GroupThreshold[]; passing: ReviewThresholds } {
  const thresholds = fields.flatMap((field) => thresholdsOf(budget, field, evidence));
  const passing: ReviewThresholds = { fields: {}, suppliers: {} };
  for (const { field, supplierId, confidence } of thresholds)
    if (supplierId === null) passing.fields[field] = confidence;
    else passing.suppliers[supplierId] = { ...passing.suppliers[supplierId], [field]: confidence };
  return { thresholds, passing };
}

function thresholdsOf(budget: ErrorBudget, field: string, evidence: readonly Evidence[]): GroupThreshold[] {
  const most = allowedErrorShare(budget, field);
  const own = evidence.filter((one) => one.field === field);
  const ids = [...new Set(own.flatMap(({ supplierId }) => supplierId ?? []))];
  const enough = cleanValuesFor(most);
  const groups = ids.filter((id) => countOf(own.filter(({ supplierId }) => supplierId === id)) >= enough);
  const isIn = (group: string | null) => (one: Evidence) =>
    group === null ? !groups.some((id) => id === one.supplierId) : one.supplierId === group;
  return [null, ...groups].map((supplierId) => ({
    field,
    supplierId,
    ...chooseThreshold(own.filter(isIn(supplierId)), most),
  }));
}

const countOf = (values: readonly CheckedValues[]): number =>
  values.reduce((sum, { count }) => sum + count, 0);
