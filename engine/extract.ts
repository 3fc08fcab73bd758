import { runPipeline } from "./pipeline";
import type { Page } from "./reading/page";
import type { ExtractionRequest, ExtractionResult } from "./results/extraction-result";
import { finished, finishedAsync } from "./runtime/steps";
import type { ReadPages } from "./stages/layout/layout";
import { baseKnowledge, type Knowledge } from "./stages/memory/knowledge";

/**
 * Finds the wanted fields and line items on the pages of one document. Pure and deterministic: the same pages, request
 * and knowledge give the same result. Pages without words give a result without fields.
 */
export function extract(
  pages: Iterable<Page>,
  request: ExtractionRequest,
  knowledge: Knowledge = baseKnowledge,
): ExtractionResult {
  return finished(runPipeline({ pages, request, knowledge }));
}

/** The same, yielding to other work: `pause` is asked between the steps whether it is time for that. */
export function extractAsync(
  pages: ReadPages,
  request: ExtractionRequest,
  knowledge: Knowledge,
  pause: () => Promise<void> | undefined,
): Promise<ExtractionResult> {
  return finishedAsync(runPipeline({ pages, request, knowledge }), pause);
}
