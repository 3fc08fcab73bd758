import type { FieldSpec } from "./field-spec";

/** The amount of an advertising document before the agency's commission. */
export const grossAmount: FieldSpec = {
  key: "grossAmount",
  candidates: "amount",
  weights: { unlabelled: -1, largest: 1.5, repeated: 0.6 },
};
