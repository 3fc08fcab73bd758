import type { FieldSpec } from "./field-spec";

/** What was owed before this bill. */
export const previousBalance: FieldSpec = {
  key: "previousBalance",
  candidates: "amount",
  weights: { unlabelled: -4, negative: -0.2, zero: 0.3 },
};
