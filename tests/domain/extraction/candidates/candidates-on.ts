import { extractionRequest } from "@tests/support/extraction-request";
import type { Candidates } from "~/domain/extraction/candidates/find-candidates";
import { baseKnowledge } from "~/domain/extraction/knowledge";
import { sightOf } from "~/domain/extraction/sight";
import type { Page } from "~/domain/reading/page";

/** The candidates that the engine finds on a page. */
export function candidatesOn(page: Page): Candidates {
  return sightOf([page], extractionRequest("invoice", {}), baseKnowledge).context.candidates;
}
