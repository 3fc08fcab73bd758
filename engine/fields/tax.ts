import type { FieldSpec } from "./field-spec";

/** The sum of VAT, GST or sales tax. */
export const tax: FieldSpec = {
  key: "tax",
  candidates: "amount",
};
