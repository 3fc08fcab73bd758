import type { FieldSpec } from "./field-spec";

/** The energy used in the period, in kilowatt hours. */
export const usageKwh: FieldSpec = {
  key: "usageKwh",
  candidates: "number",
};
