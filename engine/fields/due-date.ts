import type { FieldSpec } from "./field-spec";

/** The date by which the document is to be paid. */
export const dueDate: FieldSpec = {
  key: "dueDate",
  candidates: "date",
};
