import type { FieldSpec } from "./field-spec";

/** The meter reading at the start of the period. */
export const previousRead: FieldSpec = {
  key: "previousRead",
  candidates: "number",
};
