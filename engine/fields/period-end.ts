import type { FieldSpec } from "./field-spec";

/** The last day of the period that a statement, bill or order covers. */
export const periodEnd: FieldSpec = {
  key: "periodEnd",
  candidates: "date",
  borrows: { from: "period" },
  weights: { "range-end": 2.2, "range-start": -4, unlabelled: -2.5, "label-right": 3 },
};
