import type { FieldSpec } from "./field-spec";

/** The address of who issued the document. */
export const vendorAddress: FieldSpec = {
  key: "vendorAddress",
  candidates: "address",
  borrows: { from: "vendorName" },
};
