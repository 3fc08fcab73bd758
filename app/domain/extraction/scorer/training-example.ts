import type { Page } from "~/domain/reading/page";
import type { ExtractionRequest } from "../extraction-result";
import { specsFor } from "../fields/specs-for";
import type { Knowledge } from "../knowledge";
import { optionsFor } from "../scoring/field-options";
import { sightOf } from "../sight";
import { absenceFeatures } from "./absence-features";
import type { CandidateFeatures } from "./candidate-features";
import { agreement } from "./means-the-truth";

/**
 * What is true of a document, by field: every acceptable canonical value; an empty list says that the field is known not
 * to be on it. Fields that are left out are unknown.
 */
export type Truth = Record<string, readonly string[]>;

/** One candidate for a field: `prior` is its score by hand-set weights, `isRight` whether it has a true value. */
export type TrainingOption = { features: CandidateFeatures; prior: number; isRight: boolean };

/** The candidates for one field of one document. Without a right one the field is known to be absent. */
export type TrainingField = { field: string; absence: CandidateFeatures; options: TrainingOption[] };

/** One document as the trainer sees it. It is made anew from words and truth, never stored. */
export type TrainingExample = { kind: string; weight: number; fields: TrainingField[] };

/**
 * Makes the training example of a document. A field whose true value is no candidate is left out: there is nothing to
 * learn from it. Only the best agreeing candidates of a name or an address count as right.
 */
export function trainingExampleOf(
  pages: readonly Page[],
  { request, knowledge }: { request: ExtractionRequest; knowledge: Knowledge },
  truth: Truth,
): TrainingExample {
  const { context } = sightOf(pages, request, knowledge);
  const fields = specsFor(request).flatMap((spec): TrainingField[] => {
    const values = truth[spec.key];
    if (!values) return [];
    const options = optionsFor(spec, context);
    const agreements = options.map(({ candidate }) =>
      Math.max(0, ...values.map((value) => agreement(candidate.type, candidate.value, value))),
    );
    const best = Math.max(0, ...agreements);
    if (values.length > 0 && best === 0) return [];
    return [
      {
        field: spec.key,
        absence: absenceFeatures(options),
        options: options.map(({ seen, prior }, index) => ({
          features: seen,
          prior,
          isRight: best > 0 && (agreements[index] ?? 0) >= best - 0.02,
        })),
      },
    ];
  });
  return { kind: request.kind, weight: 1, fields };
}
