import type { FieldSpec } from "./field-spec";

/** Whose message an advertising order or invoice is about. */
export const advertiser: FieldSpec = {
  key: "advertiser",
  candidates: "name",
  weights: { unlabelled: -4, "beside-label": 0.8, "page-top": 0.4 },
};
