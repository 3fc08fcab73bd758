import type { FieldSpec } from "./field-spec";

/** The vendor's number of the invoice, credit note or receipt. */
export const invoiceNumber: FieldSpec = {
  key: "invoiceNumber",
  candidates: "id",
  weights: { "page-top": 0.8, "has-letters": 0.2, "long-digits": -0.6, short: -0.7, repeated: 0.3 },
};
