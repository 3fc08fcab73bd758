import type { FieldSpec } from "./field-spec";

/** The currency of the document; decided by signs, codes and country rather than by a label alone. */
export const currency: FieldSpec = {
  key: "currency",
  candidates: "currency",
};
