import type { FieldSpec } from "./field-spec";

/** The gas used in the period, in therms. */
export const usageTherms: FieldSpec = {
  key: "usageTherms",
  candidates: "number",
  weights: { "therm-unit": 3, "kwh-unit": -4, unlabelled: -2.5 },
};
