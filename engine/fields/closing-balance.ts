import type { FieldSpec } from "./field-spec";

/** The balance of the account at the end of the period. */
export const closingBalance: FieldSpec = {
  key: "closingBalance",
  candidates: "amount",
};
