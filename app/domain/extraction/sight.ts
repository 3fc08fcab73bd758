import type { Page } from "~/domain/reading/page";
import { findCandidates } from "./candidates/find-candidates";
import type { ExtractionRequest } from "./extraction-result";
import { type DocumentFacts, factsOf } from "./facts/document-facts";
import { specsFor } from "./fields/specs-for";
import type { Knowledge } from "./knowledge";
import type { LabelHit } from "./labels/find-labels";
import { labelsOf } from "./labels/labels-of";
import { ownLabelsOf } from "./labels/own-labels";
import { type DocumentLayout, layoutOf } from "./layout/document-layout";
import { tableLinesOf } from "./lines/table-area";
import { findTableHeaders, type TableHeader } from "./lines/table-header";
import { recall } from "./memory/recall";
import { withRemembered } from "./memory/remembered-candidates";
import { withVendorWriting } from "./memory/vendor-writing";
import { type ScoringContext, scoringContextOf } from "./scoring/scoring-context";
import { groundSuggestions } from "./suggestions/ground-suggestions";

/** What can be seen on a document before anything is decided: lines, labels, facts, and candidates of every type. */
export type Sight = {
  layout: DocumentLayout;
  headers: TableHeader[];
  labels: ReadonlyMap<number, LabelHit[]>;
  facts: DocumentFacts;
  context: ScoringContext;
};

/** Looks at the words of a document: words to lines and blocks, labels, facts of the document, candidates by type. */
export function sightOf(pages: readonly Page[], request: ExtractionRequest, knowledge: Knowledge): Sight {
  const layout = layoutOf(pages);
  const headers = findTableHeaders(layout.lines);
  const specs = specsFor(request);
  const labels = labelsOf(layout, headers, ownLabelsOf(specs));
  const recalled = recall(knowledge.memories, layout);
  const facts = withVendorWriting(factsOf(layout, request), recalled);
  const tableLines = tableLinesOf(layout, headers, { mark: facts.decimalMark, labels });
  const found = findCandidates({ layout, labels, facts, tableLines, specs });
  const remembered = withRemembered(found, recalled, { specs, layout, facts });
  const candidates = groundSuggestions(remembered, knowledge.suggestions, { layout, facts, specs });
  const context = scoringContextOf({ layout, labels }, candidates, { request, knowledge, facts, recalled });
  return { layout, headers, labels, facts, context };
}
