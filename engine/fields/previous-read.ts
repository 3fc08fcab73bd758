import type { FieldSpec } from "./field-spec";

/** What the meter showed at the start of the period. */
export const previousRead: FieldSpec = {
  key: "previousRead",
  candidates: "number",
};
