import type { Page } from "~/domain/reading/page";
import type { ExtractionRequest, ExtractionResult } from "./extraction-result";
import { runPipeline } from "./pipeline";

/**
 * Finds the wanted fields and line items on the pages of one document. Pure and deterministic: the same pages and the
 * same request give the same result. Pages without words give a result without fields.
 */
export function extract(pages: Page[], request: ExtractionRequest): ExtractionResult {
  return runPipeline(pages, request);
}
