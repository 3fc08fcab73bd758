import type { FieldSpec } from "./field-spec";

/** The address of the issuer of the document. */
export const vendorAddress: FieldSpec = {
  key: "vendorAddress",
  candidates: "address",
  borrows: { from: "vendorName" },
};
