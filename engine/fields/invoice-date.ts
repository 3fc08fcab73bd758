import type { FieldSpec } from "./field-spec";

/** The date on which the invoice, credit note or receipt was issued. */
export const invoiceDate: FieldSpec = {
  key: "invoiceDate",
  candidates: "date",
  weights: { "page-top": 0.7, first: 0.8, sole: 1.6, future: -1.5 },
  byKind: { receipt: { bias: -0.6, "label-right": 3.5, "label-below": 3, "page-top": 0.3, claimed: -2 } },
};
