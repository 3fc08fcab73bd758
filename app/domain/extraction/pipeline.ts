import type { Page } from "~/domain/reading/page";
import { findCandidates } from "./candidates/find-candidates";
import { decodeFields } from "./decoding/decode-fields";
import { proofOf } from "./decoding/proof-of";
import { engineVersion } from "./engine-version";
import type { ExtractionRequest, ExtractionResult } from "./extraction-result";
import { type DocumentFacts, factsOf } from "./facts/document-facts";
import { fieldSpecs } from "./fields/field-specs";
import type { Knowledge } from "./knowledge";
import { labelsOf } from "./labels/labels-of";
import { layoutOf } from "./layout/document-layout";
import { findItemRows } from "./lines/find-item-rows";
import type { ItemRow } from "./lines/item-row";
import { tableLinesOf } from "./lines/table-area";
import { findTableHeaders } from "./lines/table-header";
import { wantedItems } from "./lines/wanted-items";
import { scoreField } from "./scoring/score-fields";
import type { Chosen } from "./scoring/scored";
import { type ScoringContext, scoringContextOf } from "./scoring/scoring-context";
import { toFoundValues } from "./to-found-values";

/**
 * The engine's table of contents, one step a line: words to lines and blocks, labels, facts of the document, candidates
 * by type, line items, scores by field, the joint decision.
 */
function decide(pages: readonly Page[], request: ExtractionRequest, knowledge: Knowledge): Decision {
  const layout = layoutOf(pages);
  const headers = findTableHeaders(layout.lines);
  const labels = labelsOf(layout, headers);
  const facts = factsOf(layout, request);
  const tableLines = tableLinesOf(layout, headers, { mark: facts.decimalMark, labels });
  const candidates = findCandidates({ layout, labels, facts, tableLines });
  const context = scoringContextOf({ layout, labels }, candidates, { request, knowledge });
  const rows = findItemRows({ layout, headers, labels, facts }, request.kind);
  const scored = new Map(fieldSpecs.map((spec) => [spec.key, scoreField(spec, context)]));
  const chosen = decodeFields(scored, { request, facts, rows, context });
  return { chosen, rows, facts, context };
}

/** What was decided on a document, before it is written as a result. */
type Decision = {
  chosen: Record<string, Chosen>;
  rows: ItemRow[];
  facts: DocumentFacts;
  context: ScoringContext;
};

/** Decides on the document and writes the wanted fields, the line items and the arithmetic proof. */
export function runPipeline(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): ExtractionResult {
  const decision = decide(pages, request, knowledge);
  return {
    engineVersion,
    modelVersion: knowledge.scorer.version,
    fields: toFoundValues(decision.chosen, { request, ...decision }),
    lineItems: wantedItems(decision.rows, request),
    proof: proofOf(decision.chosen, decision.rows),
    findings: [],
  };
}
