import type { FieldSpec } from "./field-spec";

/** The customer: who ordered or received what the document is about. */
export const customerName: FieldSpec = {
  key: "customerName",
  candidates: "name",
};
