import type { FieldSpec } from "./field-spec";

/** The gas used in the period, in therms. */
export const usageTherms: FieldSpec = {
  key: "usageTherms",
  candidates: "number",
};
