import type { FieldSpec } from "./field-spec";

/** What was owed before this bill. */
export const previousBalance: FieldSpec = {
  key: "previousBalance",
  candidates: "amount",
};
