import type { FieldSpec } from "./field-spec";

/** The date on which an account statement was drawn up. */
export const statementDate: FieldSpec = {
  key: "statementDate",
  candidates: "date",
};
