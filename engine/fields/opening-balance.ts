import type { FieldSpec } from "./field-spec";

/** The balance of the account at the start of the period. */
export const openingBalance: FieldSpec = {
  key: "openingBalance",
  candidates: "amount",
};
