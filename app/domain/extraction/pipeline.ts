import type { Page } from "~/domain/reading/page";
import type { ConfidenceSignals } from "~/domain/scoring/confidence-signals";
import { decodeFields } from "./decoding/decode-fields";
import { withProof } from "./decoding/with-proof";
import { withEmbedded } from "./embedded/with-embedded";
import { engineVersion } from "./engine-version";
import type { ExtractionRequest, ExtractionResult } from "./extraction-result";
import type { DocumentFacts } from "./facts/document-facts";
import { specsFor } from "./fields/specs-for";
import type { Knowledge } from "./knowledge";
import { type CellContext, cellSignals } from "./lines/cell-signals";
import { findItemRows } from "./lines/find-item-rows";
import type { ItemRow } from "./lines/item-row";
import { wantedItems } from "./lines/wanted-items";
import { withCellConfidence } from "./lines/with-cell-confidence";
import { withVendorConstants } from "./memory/vendor-constants";
import { scoreField } from "./scoring/score-fields";
import type { Chosen } from "./scoring/scored";
import type { ScoringContext } from "./scoring/scoring-context";
import { type Sight, sightOf } from "./sight";
import { signalsOf, toFoundValues } from "./to-found-values";
import { withReasons } from "./with-reasons";

/**
 * The engine's table of contents, one step a line: what is seen on the pages (sight.ts: lines, labels, facts,
 * candidates), line items, scores by field, the joint decision.
 */
function decide(sight: Sight, request: ExtractionRequest): Decision {
  const { facts, context } = sight;
  const rows = findItemRows(sight, request.kind, context.recalled?.table);
  const scored = new Map(specsFor(request).map((spec) => [spec.key, scoreField(spec, context)]));
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

/** Looks at the document, decides on it and writes down the answer. */
export function runPipeline(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): ExtractionResult {
  return answerFrom(sightOf(pages, request, knowledge), request);
}

/** Decides on what is seen and writes the wanted fields, the line items and the arithmetic proof. */
export function answerFrom(sight: Sight, request: ExtractionRequest): ExtractionResult {
  const decision = decide(sight, request);
  const read = {
    fields: withVendorConstants(
      toFoundValues(decision.chosen, { request, ...decision }),
      decision.context.recalled,
      request,
    ),
    lineItems: wantedItems(withCellConfidence(decision.rows, cellContextOf(sight, request)), request),
    findings: [],
  };
  const around = { request, ...decision };
  return {
    engineVersion,
    modelVersion: sight.context.knowledge.scorer.version,
    ...withReasons(withProof(withEmbedded(read, around), around), around),
  };
}

/** The rows of a document with the signals behind every cell, for fitting the confidence model of cells. */
export function rowsOf(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): { row: ItemRow; signals: Record<string, Record<string, number>> }[] {
  const sight = sightOf(pages, request, knowledge);
  const { rows } = decide(sight, request);
  const signals = cellSignals(rows, cellContextOf(sight, request));
  return rows.map((row, index) => ({ row, signals: signals[index] ?? {} }));
}

function cellContextOf(sight: Sight, { kind }: ExtractionRequest): CellContext {
  const known = Boolean(sight.context.recalled?.table);
  return { ...sight, kind, known };
}

/** The signals behind every chosen header value, for fitting the confidence model. */
export function choicesOf(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): { value: string; signals: ConfidenceSignals }[] {
  const decision = decide(sightOf(pages, request, knowledge), request);
  const signals = signalsOf(decision.chosen, { request, ...decision });
  return Object.entries(decision.chosen).flatMap(([field, { candidate }]) => {
    const known = signals[field];
    return known ? [{ value: candidate.value, signals: known }] : [];
  });
}
