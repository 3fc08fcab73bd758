import type { FieldSpec } from "./field-spec";

/** Where the energy was delivered. */
export const serviceAddress: FieldSpec = {
  key: "serviceAddress",
  candidates: "address",
  weights: { bias: -2.2, unlabelled: -4, claimed: -3, "page-top": 0 },
};
