import type { FieldSpec } from "./field-spec";

/** What the meter showed at the end of the period. */
export const currentRead: FieldSpec = {
  key: "currentRead",
  candidates: "number",
};
