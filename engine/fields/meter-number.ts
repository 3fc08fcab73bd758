import type { FieldSpec } from "./field-spec";

/** The number of the meter. */
export const meterNumber: FieldSpec = {
  key: "meterNumber",
  candidates: "id",
};
