import type { FieldSpec } from "./field-spec";

/** The sum before tax. */
export const subTotal: FieldSpec = {
  key: "subTotal",
  candidates: "amount",
  weights: { unlabelled: -2.2, "column-sum": 1, "page-bottom": 0.2 },
};
