import { analysisOf } from "@engine/analysis-of";
import type { Page } from "@engine/reading/page";
import type { Candidates } from "@engine/stages/candidates/find-candidates";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { extractionRequest } from "@tests/support/extraction-request";

/** The candidates that the engine finds on a page. */
export function candidatesOn(page: Page): Candidates {
  return analysisOf([page], extractionRequest("invoice", {}), baseKnowledge).candidates.remembered;
}
