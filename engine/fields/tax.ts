import type { FieldSpec } from "./field-spec";

/** The sum of VAT, GST or sales tax. */
export const tax: FieldSpec = {
  key: "tax",
  candidates: "amount",
  weights: { unlabelled: -2.2, "column-sum": 1, "page-bottom": 0.2, percent: -2 },
};
