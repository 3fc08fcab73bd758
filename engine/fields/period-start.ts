import type { FieldSpec } from "./field-spec";

/** The first day of the period that a statement, bill or order covers. */
export const periodStart: FieldSpec = {
  key: "periodStart",
  candidates: "date",
  borrows: { from: "period" },
  weights: { "range-start": 2.2, "range-end": -4, unlabelled: -2.5, "label-right": 3 },
};
