import type { FieldSpec } from "./field-spec";

/** The amount of this document including tax, before payments and old balances. */
export const total: FieldSpec = {
  key: "total",
  candidates: "amount",
  byKind: { receipt: { "column-sum": 0 } },
  weights: {
    unlabelled: -0.6,
    largest: 0.8,
    "column-sum": 0.6,
    "page-bottom": 0.4,
    percent: -2,
    "currency-sign": 0.3,
  },
};
