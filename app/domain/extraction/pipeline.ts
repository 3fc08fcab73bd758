import type { Page } from "~/domain/reading/page";
import { findCandidates } from "./candidates/find-candidates";
import { decodeFields } from "./decoding/decode-fields";
import { proofOf } from "./decoding/proof-of";
import { engineVersion } from "./engine-version";
import type { ExtractionRequest, ExtractionResult } from "./extraction-result";
import { factsOf } from "./facts/document-facts";
import { fieldSpecs } from "./fields/field-specs";
import { labelsOf } from "./labels/labels-of";
import { layoutOf } from "./layout/document-layout";
import { findItemRows } from "./lines/find-item-rows";
import { wantedItems } from "./lines/wanted-items";
import { pageFactsOf } from "./scoring/page-facts";
import { rememberAssociations, scoreField } from "./scoring/score-fields";
import { toFoundValues } from "./to-found-values";

/**
 * The engine's table of contents, one step a line: words to lines and blocks, labels, facts of the document, candidates
 * by type, scores by field, line items, the joint decision, and what is handed out.
 */
export function runPipeline(pages: readonly Page[], request: ExtractionRequest): ExtractionResult {
  const layout = layoutOf(pages);
  const labels = labelsOf(layout);
  const facts = factsOf(layout, request);
  const candidates = findCandidates(layout, labels, facts);
  const around = { layout, labels };
  const associations = rememberAssociations(around);
  const page = pageFactsOf(layout, candidates, {
    kind: request.kind,
    receivedOn: request.receivedOn,
    associations,
  });
  const context = { around, candidates, page };
  const rows = findItemRows(layout, labels, facts, request);
  const scored = new Map(fieldSpecs.map((spec) => [spec.key, scoreField(spec, context)]));
  const chosen = decodeFields(scored, { request, facts, rows, context });
  return {
    engineVersion,
    fields: toFoundValues(chosen, { request, facts, context }),
    lineItems: wantedItems(rows, request),
    proof: proofOf(chosen, rows),
  };
}
