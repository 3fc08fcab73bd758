import { type FieldSpec, phraseList } from "./field-spec";

/** Whose message an advertising order or invoice is about. */
export const advertiser: FieldSpec = {
  key: "advertiser",
  candidates: "name",
  labels: [
    ...phraseList([
      "advertiser:|client/advertiser|advertiser/client|sponsor|sponsor name|political advertiser|candidate",
      "candidate/committee",
    ]),
    "advertiser",
    "advertiser name",
    "anunciante",
    "werbekunde",
    "annonceur",
    "inserzionista",
    "adverteerder",
    "anunciante",
  ],
  weights: { unlabelled: -4, "beside-label": 0.8, "page-top": 0.4 },
};
