import type { BoostedTrees } from "./boosted-trees";
import type { CandidateFeatures } from "./candidate-features";
import type { WeightOwners } from "./weight-owners";
import { fieldHashes, keyOfWeight, type SharedTable, type WeightTable, weightIndex } from "./weight-table";

/**
 * The trained weights of one model version, named by `version` in every result. Weights add up over the tables: the
 * shipped ones first, then what a tenant's training added. `confidence` turns what is known of a choice into a
 * probability.
 */
export type Scorer = {
  version: string;
  tables: readonly (WeightTable | SharedTable)[];
  confidence: BoostedTrees;
};

/** Adds the weights of a candidate's features for one field; returns a logit. */
export type ScoreCandidate = (features: CandidateFeatures) => number;

/** The function that scores candidates for one field, by the owners of its weights and in one kind of document. */
export function candidateScorerFor(scorer: Scorer, owners: WeightOwners, kind: string): ScoreCandidate {
  const hashes = ownerHashes(owners, kind);
  const rates = scorer.tables.map((table) =>
    table.named ? tableScorerOf(table, hashes) : rateOfShared(table, hashes.context),
  );
  return (features) => rates.reduce((sum, rate) => sum + rate(features), 0);
}

/** The hashes of who owns weights. */
export type OwnerHashes = { named: readonly number[]; context: readonly number[] };

/** The hashes under which owners have their weights for documents of a kind. */
export const ownerHashes = ({ named, context }: WeightOwners, kind: string): OwnerHashes => ({
  named: named.flatMap((owner) => fieldHashes(owner, kind)),
  context: context.flatMap((owner) => fieldHashes(owner, kind)),
});

/** What one table says of a candidate. */
export function tableScorerOf(
  { fields, named, bits, values }: WeightTable,
  hashes: OwnerHashes,
): ScoreCandidate {
  const owners = hashes.named.filter((hash) => fields.has(hash));
  const around = hashes.context.filter((hash) => fields.has(hash));
  return (features) => {
    let sum = 0;
    for (const hash of around) sum += contextSum(hash, features.contextFeatures, bits, values);
    for (const owner of owners)
      for (const [feature, strength] of features.named)
        sum += named.get(keyOfWeight(owner, feature)) * strength;
    return sum;
  };
}

function rateOfShared({ bits, values }: SharedTable, hashes: readonly number[]): ScoreCandidate {
  return ({ contextFeatures, named }) => {
    let sum = 0;
    for (const hash of hashes) {
      sum += contextSum(hash, contextFeatures, bits, values);
      for (const [feature, strength] of named)
        sum += (values[weightIndex(hash, feature, bits)] as number) * strength;
    }
    return sum;
  };
}

function contextSum(hash: number, features: Int32Array, bits: number, values: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < features.length; index += 1)
    sum += values[weightIndex(hash, features[index] as number, bits)] as number;
  return sum;
}
