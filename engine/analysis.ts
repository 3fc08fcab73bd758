import { specsFor } from "./fields/specs-for";
import type { Page } from "./reading/page";
import type { ExtractionRequest } from "./results/extraction-result";
import { finished, type Steps } from "./runtime/steps";
import { type Candidates, findCandidates } from "./stages/candidates/find-candidates";
import { groundSuggestions } from "./stages/candidates/ground-suggestions";
import { type DocumentFacts, factsOf } from "./stages/facts/document-facts";
import { tableLinesOf } from "./stages/facts/table-area";
import { type ScoringContext, scoringContextOf } from "./stages/features/scoring-context";
import type { LabelHit } from "./stages/labels/find-labels";
import { labelsOf } from "./stages/labels/labels-of";
import { ownLabelsOf } from "./stages/labels/own-labels";
import { type DocumentLayout, layoutInSteps } from "./stages/layout/document-layout";
import { findTableHeaders, type TableHeader } from "./stages/layout/table-header";
import type { Knowledge } from "./stages/memory/knowledge";
import { type Recalled, recall } from "./stages/memory/recall";
import { withRemembered } from "./stages/memory/remembered-candidates";
import { withVendorWriting } from "./stages/memory/vendor-writing";

/**
 * What can be seen on a document before anything is decided: lines, labels, facts, and candidates of every type. `plain` is
 * the context without what is remembered of the layout; the same one where nothing is.
 */
export type Sight = {
  layout: DocumentLayout;
  headers: TableHeader[];
  labels: ReadonlyMap<number, LabelHit[]>;
  facts: DocumentFacts;
  context: ScoringContext;
  plain: ScoringContext;
};

/** Looks at the words of a document: words to lines and blocks, labels, facts of the document, candidates by type. */
export const sightOf = (pages: readonly Page[], request: ExtractionRequest, knowledge: Knowledge): Sight =>
  finished(sightInSteps(pages, request, knowledge));

/** The same in steps. */
export function* sightInSteps(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): Steps<Sight> {
  const layout = yield* layoutInSteps(pages);
  const headers = findTableHeaders(layout.lines);
  yield;
  const specs = specsFor(request);
  const labels = labelsOf(layout, headers, ownLabelsOf(specs));
  yield;
  const recalled = recall(knowledge.memories, layout);
  const facts = withVendorWriting(factsOf(layout, request), recalled);
  const tableLines = tableLinesOf(layout, headers, { mark: facts.decimalMark, labels });
  const found = yield* findCandidates({ layout, labels, facts, tableLines, specs });
  const contextOf = (known: Candidates, recalled: Recalled | null) => {
    const candidates = groundSuggestions(known, knowledge.suggestions, { layout, facts, specs });
    return scoringContextOf({ layout, labels }, candidates, { request, knowledge, facts, recalled });
  };
  yield;
  const plain = contextOf(found, null);
  yield;
  const remembered = withRemembered(found, recalled, { specs, layout, facts });
  const see = () => (remembered === found ? { ...plain, recalled } : contextOf(remembered, recalled));
  return { layout, headers, labels, facts, context: recalled ? see() : plain, plain };
}
