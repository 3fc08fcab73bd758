import { type Features, namesIn } from "../../weights/features";
import { namedHashes } from "../../weights/named-hashes";
import type { Candidate } from "../candidates/candidate";
import type { FeatureSources } from "./feature-sources";
import { isParty } from "./is-party";
import { memoized } from "./memoized";
import { partyFeatures } from "./party-features";
import { placeFeatures } from "./place-features";

/** The features of a candidate that hold for every field, and their hashes for the trained scorer. */
export type FieldIndependentFeatures = {
  features: Features;
  named: readonly (readonly [hash: number, strength: number])[];
};

/** Gathers the standing features of candidates, once each however many fields ask. Those of strength 0 are left out. */
export function fieldIndependentFeatures(
  context: FeatureSources,
): (candidate: Candidate) => FieldIndependentFeatures {
  return memoized((candidate) => {
    const features = withoutZeros({
      bias: 1,
      ...placeFeatures(candidate, context),
      ...context.relations.get(candidate),
      ...(isParty(candidate) ? partyFeatures(candidate, context) : {}),
    });
    return { features, named: namedHashes(features) };
  });
}

function withoutZeros(features: Features): Features {
  const kept: Features = {};
  for (const name of namesIn(features)) if (features[name]) kept[name] = features[name];
  return kept;
}
