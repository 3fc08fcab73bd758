import type { FieldSpec } from "./field-spec";

/** What the meter showed at the end of the period. */
export const currentRead: FieldSpec = {
  key: "currentRead",
  candidates: "number",
  weights: { unlabelled: -4, decimals: 0, whole: 0.3, grouped: 0.3, "currency-sign": -4, "kwh-unit": -1.5 },
};
