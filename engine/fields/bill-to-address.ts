import type { FieldSpec } from "./field-spec";

/** The address to which the document was billed. */
export const billToAddress: FieldSpec = {
  key: "billToAddress",
  candidates: "address",
  borrows: { from: "customerName" },
  byKind: { bank_statement: { bias: -0.2, "very-top": 0 } },
  weights: {
    bias: -1.2,
    unlabelled: -0.2,
    claimed: -3.5,
    contact: -1,
    "upper-part": 1.2,
    "very-top": -0.6,
    foot: -2,
    left: 0.4,
    "later-page": -1.5,
  },
};
