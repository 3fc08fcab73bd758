import { extractionRequest } from "@tests/support/extraction-request";
import { type Candidates, findCandidates } from "~/domain/extraction/candidates/find-candidates";
import { factsOf } from "~/domain/extraction/facts/document-facts";
import { labelsOf } from "~/domain/extraction/labels/labels-of";
import { layoutOf } from "~/domain/extraction/layout/document-layout";
import { tableLinesOf } from "~/domain/extraction/lines/table-area";
import { findTableHeaders } from "~/domain/extraction/lines/table-header";
import type { Page } from "~/domain/reading/page";

/** The candidates that the engine finds on a page. */
export function candidatesOn(page: Page): Candidates {
  const layout = layoutOf([page]);
  const headers = findTableHeaders(layout.lines);
  const labels = labelsOf(layout, headers);
  const facts = factsOf(layout, extractionRequest("invoice", {}));
  const tableLines = tableLinesOf(layout, headers, { mark: facts.decimalMark, labels });
  return findCandidates({ layout, labels, facts, tableLines });
}
