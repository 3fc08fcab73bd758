import type { FieldSpec } from "./field-spec";

/** The customer's number with the tax office. */
export const customerTaxNumber: FieldSpec = {
  key: "customerTaxNumber",
  candidates: "taxId",
  borrows: { from: "vendorTaxNumber", as: "weak" },
};
