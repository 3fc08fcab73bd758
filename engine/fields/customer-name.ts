import type { FieldSpec } from "./field-spec";

/** Who ordered or received what the document is about. */
export const customerName: FieldSpec = {
  key: "customerName",
  candidates: "name",
  byKind: {
    bank_statement: { bias: -1.4 },
    purchase_order: {
      letterhead: 0.5,
      "letterhead-rank": 1,
      "first-in-letterhead": 1,
      big: 1,
      domain: 1.5,
      "very-top": 0.5,
      company: 1,
      bias: -2,
      "label-below": 4,
    },
  },
  weights: {
    bias: -2.6,
    unlabelled: -0.2,
    claimed: -3.5,
    party: 1.9,
    company: 0.3,
    domain: -2,
    "first-in-letterhead": -1,
    big: -0.8,
    "upper-part": 0.7,
    "very-top": -0.6,
    street: -3,
    wordy: -1.2,
    foot: -1.5,
    "starts-with-digit": -0.8,
    left: 0.3,
  },
};
