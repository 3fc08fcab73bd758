import type { BoostedTrees } from "./boosted-trees";
import type { CandidateFeatures } from "./candidate-features";
import { fieldHashes, placeOfWeight, type WeightTable } from "./weight-table";

/**
 * The trained weights of one model version, named by `version` in every result. Weights add up over the tables: the
 * shipped ones first, then what a tenant's training added. `confidence` turns what is known of a choice into a
 * probability.
 */
export type Scorer = { version: string; tables: readonly WeightTable[]; confidence: BoostedTrees };

/** Adds the weights of a candidate's features for one field; answers a logit. */
export type Rate = (features: CandidateFeatures) => number;

/** The rating of candidates for one field in one kind of document. */
export function rateFor(scorer: Scorer, field: string, kind: string): Rate {
  const hashes = fieldHashes(field, kind);
  return ({ contextFeatures, named }) => {
    let sum = 0;
    for (const { bits, values } of scorer.tables) {
      for (const hash of hashes) {
        for (let index = 0; index < contextFeatures.length; index += 1)
          sum += values[placeOfWeight(hash, contextFeatures[index] as number, bits)] as number;
        for (const [feature, strength] of named)
          sum += (values[placeOfWeight(hash, feature, bits)] as number) * strength;
      }
    }
    return sum;
  };
}
