import type { FieldSpec } from "../../fields/field-spec";
import type { CandidateFeatures } from "../../weights/candidate-features";
import type { Features } from "../../weights/features";
import { namedHashes } from "../../weights/named-hashes";
import type { Candidate } from "../candidates/candidate";
import { isSuggested } from "../candidates/suggestion";
import type { Association } from "../features/associations";
import { labelFeatures } from "../features/label-features";
import { memoryFor, type Remembered } from "../features/memory-for";
import type { ScoringContext } from "../features/scoring-context";

/**
 * A candidate that could fill a field, with all that its score is made of: `standing` features hold whatever the field,
 * `labels` and what is `remembered` are the field's own.
 */
export type Option = {
  candidate: Candidate;
  standing: Features;
  labels: Features;
  ties: readonly Association[];
  remembered: Remembered;
  suggested: number;
};

/** Makes the option of a candidate for a field. It is many times as large as the candidate: have few at a time. */
export function optionMaker(spec: FieldSpec, context: ScoringContext): (candidate: Candidate) => Option {
  const memory = memoryFor(spec, context);
  return (candidate) => {
    const ties = context.page.associations(candidate);
    const labels = labelFeatures(spec.key, ties);
    const { features: standing } = context.standing(candidate);
    const remembered = memory(candidate);
    return {
      candidate,
      standing,
      labels: spec.own ? renamed(labels, remembered.place) : labels,
      ties,
      remembered,
      suggested: isSuggested(spec.key, candidate) ? 1 : 0,
    };
  };
}

/** What the scorer sees of an option. */
export const scorerInputOf = (
  { candidate, labels, remembered, suggested }: Option,
  context: ScoringContext,
): CandidateFeatures => ({
  contextFeatures: context.contextFeatures(candidate),
  named: [
    ...context.standing(candidate).named,
    ...namedHashes({ ...labels, ...remembered.features, suggested }),
  ],
});

/**
 * A tenant calls a field as it likes. Where a checked document showed the value, a label of another name beside it, or
 * none, says nothing against it.
 */
function renamed(labels: Features, place: number): Features {
  const { unlabelled = 0, claimed = 0 } = labels;
  return { ...labels, unlabelled: (1 - place) * unlabelled, claimed: (1 - place) * claimed };
}
