import type { FieldSpec } from "./field-spec";

/** The amount of an advertising document before the agency's commission. */
export const grossAmount: FieldSpec = {
  key: "grossAmount",
  candidates: "amount",
};
