import type { FieldSpec } from "./field-spec";

/** The energy used in the period, in kilowatt hours. */
export const usageKwh: FieldSpec = {
  key: "usageKwh",
  candidates: "number",
  weights: { "kwh-unit": 3, unlabelled: -1.5 },
};
