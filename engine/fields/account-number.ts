import type { FieldSpec } from "./field-spec";

/** The customer's number with the vendor; on a statement the account. */
export const accountNumber: FieldSpec = {
  key: "accountNumber",
  candidates: "id",
};
