import { type Analysis, analyse } from "./pipeline";
import type { Page } from "./reading/page";
import type { ExtractionRequest } from "./results/extraction-result";
import { finished } from "./runtime/steps";
import type { Knowledge } from "./stages/memory/knowledge";

/** What is found on a document before any field is decided: lines, labels, facts, candidates, rows, features. */
export const analysisOf = (
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): Analysis => finished(analyse({ pages, request, knowledge }));
