import type { FieldSpec } from "./field-spec";

/** The vendor's number with the tax office: VAT id, ABN, GSTIN, RFC, NIF, GST or sales tax registration. */
export const vendorTaxNumber: FieldSpec = {
  key: "vendorTaxNumber",
  candidates: "taxId",
};
