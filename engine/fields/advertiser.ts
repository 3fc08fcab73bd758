import type { FieldSpec } from "./field-spec";

/** Whose message an advertising order or invoice is about. */
export const advertiser: FieldSpec = {
  key: "advertiser",
  candidates: "name",
};
