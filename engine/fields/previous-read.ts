import type { FieldSpec } from "./field-spec";

/** What the meter showed at the start of the period. */
export const previousRead: FieldSpec = {
  key: "previousRead",
  candidates: "number",
  weights: { unlabelled: -4, decimals: 0, whole: 0.3, grouped: 0.3, "currency-sign": -4, "kwh-unit": -1.5 },
};
