import type { Candidate } from "../candidates/candidate";
import type { FieldSpec } from "../fields/field-spec";
import type { Association } from "../labels/associations";
import { memoryFor, type Remembered } from "../memory/memory-for";
import type { CandidateFeatures } from "../scorer/candidate-features";
import { namedHashes } from "../scorer/named-hashes";
import { type Features, scoreOf } from "./features";
import { labelFeatures } from "./label-features";
import type { ScoringContext } from "./scoring-context";
import { weightsOf } from "./weights";

/**
 * A candidate that could fill a field, with all that its score is made of: `standing` features hold whatever the field,
 * `labels` are the field's own. `prior` is the score by hand-set weights and memory.
 */
export type Option = {
  candidate: Candidate;
  standing: Features;
  labels: Features;
  ties: readonly Association[];
  remembered: Remembered;
  seen: CandidateFeatures;
  prior: number;
};

/** Every candidate of the field's type with its features, in order of the page. */
export function optionsFor(spec: FieldSpec, context: ScoringContext): Option[] {
  const weights = weightsOf(spec, context.page.kind);
  const memory = memoryFor(spec, context);
  return context.candidates[spec.candidates].map((candidate) => {
    const ties = context.page.associations(candidate);
    const labels = labelFeatures(spec.key, ties);
    const { features: standing, named: also } = context.standing(candidate);
    const seen = { marks: context.marks(candidate), named: [...also, ...namedHashes(labels)] };
    const remembered = memory(candidate);
    const named = spec.own ? renamed(labels, remembered.place) : labels;
    const prior = scoreOf(standing, weights) + scoreOf(named, weights) + remembered.logit;
    return { candidate, standing, labels, ties, remembered, seen, prior };
  });
}

/**
 * A tenant calls a field as it likes. Where a checked document showed the value, a label of another name beside it, or
 * none, says nothing against it.
 */
function renamed(labels: Features, place: number): Features {
  const { unlabelled = 0, claimed = 0 } = labels;
  return { ...labels, unlabelled: (1 - place) * unlabelled, claimed: (1 - place) * claimed };
}
