import type { FieldSpec } from "../../fields/field-spec";
import { mappedInSteps, type Steps } from "../../runtime/steps";
import type { CandidateFeatures } from "../../weights/candidate-features";
import { type Features, scoreOf } from "../../weights/features";
import { namedHashes } from "../../weights/named-hashes";
import type { Candidate } from "../candidates/candidate";
import type { Association } from "../features/associations";
import { labelFeatures } from "../features/label-features";
import { memoryFor, type Remembered } from "../features/memory-for";
import type { ScoringContext } from "../features/scoring-context";
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

/** Candidates looked at in one step. */
const candidatesAtOnce = 100;

/** Every candidate of the field's type with its features, in order of the page. */
export function* optionsFor(spec: FieldSpec, context: ScoringContext): Steps<Option[]> {
  const weights = weightsOf(spec, context.page.kind);
  const memory = memoryFor(spec, context);
  return yield* mappedInSteps(yield* plainOptions(spec, context), candidatesAtOnce, (option) => {
    const remembered = memory(option.candidate);
    const named = spec.own ? renamed(option.labels, remembered.place) : option.labels;
    const prior = scoreOf(option.standing, weights) + scoreOf(named, weights) + remembered.logit;
    return { ...option, remembered, prior };
  });
}

type PlainOption = Omit<Option, "remembered" | "prior">;

/** What does not depend on memory is gathered once for a page, which is decided on with memory and without. */
const gathered = new WeakMap<ScoringContext["page"], Map<string, PlainOption[]>>();

function* plainOptions(spec: FieldSpec, context: ScoringContext): Steps<PlainOption[]> {
  const known = gathered.get(context.page) ?? new Map<string, PlainOption[]>();
  gathered.set(context.page, known);
  const candidates = context.candidates[spec.candidates];
  const options = known.get(spec.key) ?? (yield* mappedInSteps(candidates, candidatesAtOnce, optionOf));
  known.set(spec.key, options);
  return options;

  function optionOf(candidate: Candidate): PlainOption {
    const ties = context.page.associations(candidate);
    const labels = labelFeatures(spec.key, ties);
    const { features: standing, named: also } = context.standing(candidate);
    const seen = { marks: context.marks(candidate), named: [...also, ...namedHashes(labels)] };
    return { candidate, standing, labels, ties, seen };
  }
}

/**
 * A tenant calls a field as it likes. Where a checked document showed the value, a label of another name beside it, or
 * none, says nothing against it.
 */
function renamed(labels: Features, place: number): Features {
  const { unlabelled = 0, claimed = 0 } = labels;
  return { ...labels, unlabelled: (1 - place) * unlabelled, claimed: (1 - place) * claimed };
}
