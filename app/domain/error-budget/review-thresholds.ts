/**
 * From which confidence on, in thousandths, a value of a field may pass unseen; null: never. `suppliers` are those with enough
 * evidence of their own in a field, by their ids; their documents do not follow `fields` there.
 */
export type ReviewThresholds = {
  fields: Record<string, number | null>;
  suppliers: Record<string, Record<string, number | null>>;
};

/** The initial state of a model with a budget and no evidence: nothing skips review. */
export const nothingSkipsReview: ReviewThresholds = { fields: {}, suppliers: {} };

/** Whether a value with this confidence (0..1) of a document of this supplier (null: of none that is known) may pass unseen. */
export function canSkipReview(
  { fields, suppliers }: ReviewThresholds,
  { field, supplierId, confidence }: { field: string; supplierId: string | null; confidence: number },
): boolean {
  const own = supplierId === null ? undefined : suppliers[supplierId]?.[field];
  const from = own === undefined ? (fields[field] ?? null) : own;
  return from !== null && Math.round(confidence * 1_000) >= from;
}

/** The fields of which some value may skip review. */
export const actingFields = ({ fields, suppliers }: ReviewThresholds): string[] => [
  ...new Set(
    [fields, ...Object.values(suppliers)].flatMap((rules) =>
      Object.entries(rules).flatMap(([field, from]) => (from === null ? [] : [field])),
    ),
  ),
];
