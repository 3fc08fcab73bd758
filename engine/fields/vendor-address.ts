import type { FieldSpec } from "./field-spec";

/** The address of who issued the document. */
export const vendorAddress: FieldSpec = {
  key: "vendorAddress",
  candidates: "address",
  borrows: { from: "vendorName" },
  byKind: { receipt: { bias: 0.6 } },
  weights: {
    bias: -0.1,
    claimed: -4,
    contact: 1.2,
    "very-top": 1.2,
    foot: 0.8,
    "later-page": -1,
  },
};
