import type { FieldSpec } from "./field-spec";

/** Who issued the document and is to be paid (on an order: who is to deliver). */
export const vendorName: FieldSpec = {
  key: "vendorName",
  candidates: "name",
  byKind: {
    purchase_order: {
      letterhead: -0.5,
      "letterhead-rank": 0,
      "first-in-letterhead": -1,
      big: -0.5,
      domain: 0,
      "very-top": -0.5,
      "label-below": 5,
      "label-right": 5,
    },
  },
  weights: {
    bias: -1.6,
    claimed: -4.5,
    letterhead: 0.5,
    "letterhead-rank": 1.2,
    "first-in-letterhead": 0.6,
    big: 1.6,
    company: 1.3,
    domain: 2.2,
    party: 0.8,
    "very-top": 0.5,
    street: -3,
    wordy: -1.5,
    repeated: 0.5,
    "starts-with-digit": -1,
    "label-right": 4,
    "label-below": 4,
    foot: 0.3,
  },
};
