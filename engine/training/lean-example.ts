import type { TrainingExample, TrainingField, TrainingOption } from "./training-example";

/** Wrong candidates kept for each field: those that the hand-set weights like best, which are the hard ones. */
const wrongKept = 24;

/** The example with the right candidates and the hardest wrong ones of each field, so that hundreds fit into memory. */
export function leanExample({ kind, weight, fields }: TrainingExample): TrainingExample {
  return { kind, weight, fields: fields.map(leanField) };
}

function leanField({ field, absence, options }: TrainingField): TrainingField {
  const wrong = options.filter((option) => !option.isRight).sort((a, b) => b.prior - a.prior);
  const kept = new Set<TrainingOption>(wrong.slice(0, wrongKept));
  return { field, absence, options: options.filter((option) => option.isRight || kept.has(option)) };
}
