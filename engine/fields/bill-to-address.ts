import type { FieldSpec } from "./field-spec";

/** The address to which the document was billed. */
export const billToAddress: FieldSpec = {
  key: "billToAddress",
  candidates: "address",
  borrows: { from: "customerName" },
};
