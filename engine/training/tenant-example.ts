import type { Page } from "../reading/page";
import type { ExtractionRequest } from "../results/extraction-result";
import { baseKnowledge } from "../stages/memory/knowledge";
import type { Scorer } from "../weights/scorer";
import { prunedExample } from "./pruned-example";
import { type TrainingExample, type TruePlaces, type Truth, trainingExampleOf } from "./training-example";

/** A document that a tenant's model learns from, as a training example on top of `base`. */
export function tenantExample(
  base: Scorer,
  pages: readonly Page[],
  request: ExtractionRequest,
  truth: Truth,
  places: TruePlaces = {},
): TrainingExample {
  const knowledge = { ...baseKnowledge, scorer: base };
  return prunedExample(base, trainingExampleOf(pages, { request, knowledge }, truth, places));
}
