import type { FieldSpec } from "./field-spec";

/** The advertiser of an advertising order or invoice. */
export const advertiser: FieldSpec = {
  key: "advertiser",
  candidates: "name",
};
