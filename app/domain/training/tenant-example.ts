import type { ExtractionRequest } from "../extraction/extraction-result";
import { baseKnowledge } from "../extraction/knowledge";
import type { Scorer } from "../extraction/scorer/scorer";
import {
  type TrainingExample,
  type TruePlaces,
  type Truth,
  trainingExampleOf,
} from "../extraction/scorer/training-example";
import type { Page } from "../reading/page";
import { leanExample } from "./lean-example";

/** A document that a tenant's model learns from, as a training example on top of `base`. */
export function tenantExample(
  base: Scorer,
  pages: readonly Page[],
  request: ExtractionRequest,
  truth: Truth,
  places: TruePlaces = {},
): TrainingExample {
  const knowledge = { ...baseKnowledge, scorer: base };
  return leanExample(trainingExampleOf(pages, { request, knowledge }, truth, places));
}
