import type { FieldSpec } from "./field-spec";

/** The amount owed before this bill. */
export const previousBalance: FieldSpec = {
  key: "previousBalance",
  candidates: "amount",
};
