import type { FieldSpec } from "./field-spec";

/** Who issued the document and is to be paid (on an order: who is to deliver). */
export const vendorName: FieldSpec = {
  key: "vendorName",
  candidates: "name",
};
