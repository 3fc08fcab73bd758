import type { FieldSpec } from "./field-spec";

/** Where the goods went. */
export const shipToAddress: FieldSpec = {
  key: "shipToAddress",
  candidates: "address",
  weights: { bias: -2.2, unlabelled: -4, claimed: -3, "page-top": 0 },
};
