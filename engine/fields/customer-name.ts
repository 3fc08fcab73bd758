import type { FieldSpec } from "./field-spec";

/** Who ordered or received what the document is about. */
export const customerName: FieldSpec = {
  key: "customerName",
  candidates: "name",
};
