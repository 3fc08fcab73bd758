import type { FieldSpec } from "./field-spec";

/** The last day of the period that a statement, bill or order covers. */
export const periodEnd: FieldSpec = {
  key: "periodEnd",
  candidates: "date",
  borrows: { from: "period" },
};
