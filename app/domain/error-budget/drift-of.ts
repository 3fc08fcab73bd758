import type { Evidence } from "./derive-passing";
import { allowedErrorShare, type ErrorBudget } from "./error-budget";
import type { ReviewThresholds } from "./review-thresholds";
import { lowerBound } from "./upper-bound";

/** A blind check of a document that would have passed: the fields that had a value, and those of them that were wrong. */
export type BlindCheck = { passed: readonly string[]; wrong: readonly string[] };

/** How many values of a field blind checks saw, and how many were wrong. */
export type Measured = { field: string; checked: number; wrong: number };

/** What blind checks found, by field. */
export function measuredBy(checks: readonly BlindCheck[]): Measured[] {
  const found = new Map<string, Measured>();
  for (const { passed, wrong } of checks)
    for (const field of passed) {
      const { checked, wrong: before } = found.get(field) ?? { checked: 0, wrong: 0 };
      found.set(field, { field, checked: checked + 1, wrong: before + (wrong.includes(field) ? 1 : 0) });
    }
  return [...found.values()];
}

/** The fields of which blind checks found more wrong than the budget allows, with 95 % probability. */
export const overBudget = (budget: ErrorBudget, checks: readonly BlindCheck[]): Measured[] =>
  measuredBy(checks).filter(
    ({ field, checked, wrong }) => lowerBound(wrong, checked) > allowedErrorShare(budget, field),
  );

/**
 * The suppliers of whose latest documents more is wrong than the budget allows, with 95 % probability, among the values that would have
 * passed by the supplier's own thresholds: its documents look different, or it sends other things.
 */
export function driftedSuppliers(
  budget: ErrorBudget,
  passing: ReviewThresholds,
  latest: readonly Evidence[],
): { supplierId: string; fields: string[] }[] {
  return Object.entries(passing.suppliers).flatMap(([supplierId, thresholds]) => {
    const fields = Object.entries(thresholds).flatMap(([field, from]) => {
      const own = latest.filter(
        (one) =>
          one.supplierId === supplierId && one.field === field && from !== null && one.confidence >= from,
      );
      const count = own.reduce((sum, one) => sum + one.count, 0);
      const wrong = own.reduce((sum, one) => sum + one.wrong, 0);
      return lowerBound(wrong, count) > allowedErrorShare(budget, field) ? [field] : [];
    });
    return fields.length > 0 ? [{ supplierId, fields }] : [];
  });
}

/** The same with nothing left to pass of these suppliers. */
export const withoutSuppliers = (
  passing: ReviewThresholds,
  supplierIds: readonly string[],
): ReviewThresholds => ({
  ...passing,
  suppliers: Object.fromEntries(
    Object.entries(passing.suppliers).map(([id, thresholds]) => [
      id,
      supplierIds.includes(id)
        ? Object.fromEntries(
            [...Object.keys(thresholds), ...Object.keys(passing.fields)].map((field) => [field, null]),
          )
        : thresholds,
    ]),
  ),
});
