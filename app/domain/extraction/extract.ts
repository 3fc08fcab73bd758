import type { Page } from "~/domain/reading/page";
import type { ExtractionRequest, ExtractionResult } from "./extraction-result";
import { baseKnowledge, type Knowledge } from "./knowledge";
import { runPipeline } from "./pipeline";

/**
 * Finds the wanted fields and line items on the pages of one document. Pure and deterministic: the same pages, request
 * and knowledge give the same result. Pages without words give a result without fields.
 */
export function extract(
  pages: Page[],
  request: ExtractionRequest,
  knowledge: Knowledge = baseKnowledge,
): ExtractionResult {
  return runPipeline(pages, request, knowledge);
}
