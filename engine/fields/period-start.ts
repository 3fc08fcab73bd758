import type { FieldSpec } from "./field-spec";

/** The first day of the period that a statement, bill or order covers. */
export const periodStart: FieldSpec = {
  key: "periodStart",
  candidates: "date",
  borrows: { from: "period" },
};
