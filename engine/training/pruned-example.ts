import { candidateScorerFor, type ScoreCandidate, type Scorer } from "../weights/scorer";
import type { TrainingExample, TrainingField, TrainingOption } from "./training-example";

/** Wrong candidates kept for each field: those that the base likes best, which are the hard ones. */
const wrongKept = 24;

/** The example with the right candidates and the hardest wrong ones of each field, so that hundreds fit into memory. */
export function prunedExample(base: Scorer, { kind, weight, fields }: TrainingExample): TrainingExample {
  return {
    kind,
    weight,
    fields: fields.map((field) => leanField(field, candidateScorerFor(base, field.owners, kind))),
  };
}

function leanField({ owners, absence, options }: TrainingField, rate: ScoreCandidate): TrainingField {
  const wrong = options
    .filter((option) => !option.isRight)
    .map((option) => ({ option, score: rate(option.features) }))
    .sort((a, b) => b.score - a.score);
  const kept = new Set<TrainingOption>(wrong.slice(0, wrongKept).map(({ option }) => option));
  return { owners, absence, options: options.filter((option) => option.isRight || kept.has(option)) };
}
