import type { FieldSpec } from "./field-spec";

/** The meter reading at the end of the period. */
export const currentRead: FieldSpec = {
  key: "currentRead",
  candidates: "number",
};
