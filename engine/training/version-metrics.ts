/** Precision, recall and F1 of a field, 0 to 1. `values` is how many there were to find. */
export type FieldMetrics = { precision: number; recall: number; f1: number; values: number };

/** Metrics of a whole answer: by field, over all values together, and how far confidence was from the truth (ECE). */
export type AnswerMetrics = {
  fields: Record<string, FieldMetrics>;
  overall: FieldMetrics;
  calibrationError: number;
};

/**
 * The figures that a version is judged by. Each document was read by a model that had not seen its vendor (`by`
 * "vendor"), or, where all documents are of one vendor, not seen the document. `before` is the version in use on the
 * same documents; `seenBefore` counts those that it had been trained with, which flatters it.
 */
export type VersionMetrics = {
  by: "vendor" | "document";
  folds: number;
  vendors: number;
  documents: number;
  seenBefore: number;
  before: AnswerMetrics;
  after: AnswerMetrics;
};
