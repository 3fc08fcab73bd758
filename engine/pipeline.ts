import { type Sight, sightInSteps, sightOf } from "./analysis";
import { engineVersion } from "./engine-version";
import { specsFor } from "./fields/specs-for";
import type { Page } from "./reading/page";
import type { ExtractionRequest, ExtractionResult, FoundValue } from "./results/extraction-result";
import { finished, type Steps } from "./runtime/steps";
import type { ConfidenceSignals } from "./stages/decoding/confidence-signals";
import { decodeFields } from "./stages/decoding/decode-fields";
import { keepReadings, mayOverrule } from "./stages/decoding/keep-readings";
import { signalsOf, toFoundValues } from "./stages/decoding/to-found-values";
import { withVendorConstants } from "./stages/decoding/vendor-constants";
import { withProof } from "./stages/decoding/with-proof";
import { withEmbedded } from "./stages/embedded/with-embedded";
import { findingsOf } from "./stages/explanation/findings-of";
import { withReasons } from "./stages/explanation/with-reasons";
import type { DocumentFacts } from "./stages/facts/document-facts";
import type { ScoringContext } from "./stages/features/scoring-context";
import type { Knowledge } from "./stages/memory/knowledge";
import { scoreInSteps } from "./stages/scoring/score-fields";
import type { Chosen, Scored } from "./stages/scoring/scored";
import { worthDeciding } from "./stages/scoring/worth-deciding";
import { type CellContext, cellSignals } from "./stages/tables/cell-signals";
import { itemRowsInSteps } from "./stages/tables/find-item-rows";
import type { ItemRow } from "./stages/tables/item-row";
import { wantedItems } from "./stages/tables/wanted-items";
import { withCellConfidence } from "./stages/tables/with-cell-confidence";

/**
 * The engine's table of contents, one step a line: what is seen on the pages (sight.ts: lines, labels, facts,
 * candidates), line items, scores by field, the joint decision.
 */
function* decide({ facts }: Sight, request: ExtractionRequest, { rows, context }: Seen): Steps<Decision> {
  const scored = new Map<string, Scored[]>();
  for (const spec of specsFor(request)) {
    scored.set(spec.key, worthDeciding(yield* scoreInSteps(spec, context)));
    yield;
  }
  const chosen = decodeFields(scored, { request, facts, rows, context });
  return { chosen, rows, facts, context };
}

type Seen = { rows: ItemRow[]; context: ScoringContext };

/** What was decided on a document, before it is written as a result. */
type Decision = {
  chosen: Record<string, Chosen>;
  rows: ItemRow[];
  facts: DocumentFacts;
  context: ScoringContext;
};

/** The rows as they are read plainly, and by a remembered table: where nobody corrected rows, only if none are read. */
function* rowsBy(
  sight: Sight,
  { kind }: ExtractionRequest,
): Steps<{ plain: ItemRow[]; remembered: ItemRow[] }> {
  const plain = yield* itemRowsInSteps(sight, kind);
  const { recalled } = sight.context;
  const mayDiffer = recalled?.table && (plain.length === 0 || mayOverrule(recalled));
  return { plain, remembered: mayDiffer ? yield* itemRowsInSteps(sight, kind, recalled.table) : plain };
}

/** The decision with what is remembered of the layout, and without it. */
function* decideBoth(
  sight: Sight,
  request: ExtractionRequest,
): Steps<{ plain: Decision; remembered: Decision }> {
  const rows = yield* rowsBy(sight, request);
  const remembered = yield* decide(sight, request, { rows: rows.remembered, context: sight.context });
  if (sight.plain === sight.context) return { plain: remembered, remembered };
  const plain = yield* decide(sight, request, { rows: rows.plain, context: sight.plain });
  return { plain, remembered };
}

/** Looks at the document, decides on it and writes down the answer. */
export function* runPipeline(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): Steps<ExtractionResult> {
  return yield* answerFrom(yield* sightInSteps(pages, request, knowledge), request);
}

/** Decides on what is seen and writes the wanted fields, the line items and the arithmetic proof. */
export function* answerFrom(sight: Sight, request: ExtractionRequest): Steps<ExtractionResult> {
  const both = yield* decideBoth(sight, request);
  yield;
  const { fields, chosen } = withReadings(both, request);
  yield;
  const decision = { ...both.remembered, chosen };
  const read = {
    fields,
    lineItems: wantedItems(yield* withCellConfidence(decision.rows, cellContextOf(sight, request)), request),
    findings: findingsOf(sight.layout, { fields, rows: decision.rows }, request),
  };
  const around = { request, ...decision, readTogether: areAsRead(chosen, both.plain.chosen) };
  yield;
  return {
    engineVersion,
    modelVersion: sight.context.knowledge.scorer.version,
    ...withReasons(withProof(withEmbedded(read, around), around), around),
  };
}

/** Whether net, tax and total are what is read without memory. */
const areAsRead = (answer: Record<string, Chosen>, plain: Record<string, Chosen>): boolean =>
  ["subTotal", "tax", "total"].every((key) => answer[key]?.candidate.value === plain[key]?.candidate.value);

type Answer = { fields: Record<string, FoundValue>; chosen: Record<string, Chosen> };

/** The values with what is remembered of the layout; those that memory may not change as they are read without it. */
function withReadings(
  { plain, remembered }: { plain: Decision; remembered: Decision },
  request: ExtractionRequest,
): Answer {
  const { recalled } = remembered.context;
  const known = toFoundValues(remembered.chosen, { request, ...remembered });
  if (!recalled) return { fields: known, chosen: remembered.chosen };
  const read = toFoundValues(plain.chosen, { request, ...plain });
  const answer = keepReadings(
    { fields: read, chosen: plain.chosen },
    { fields: known, chosen: remembered.chosen },
    recalled,
  );
  return { ...answer, fields: withVendorConstants(answer.fields, recalled, request) };
}

/** The rows of a document with the signals behind every cell, for fitting the confidence model of cells. */
export function rowsOf(
  pages: readonly Page[],
  request: ExtractionRequest,
  knowledge: Knowledge,
): { row: ItemRow; signals: Record<string, Record<string, number>> }[] {
  const sight = sightOf(pages, request, knowledge);
  const { rows } = finished(decideBoth(sight, request)).remembered;
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
  const decision = finished(decideBoth(sightOf(pages, request, knowledge), request)).remembered;
  const signals = signalsOf(decision.chosen, { request, ...decision });
  return Object.entries(decision.chosen).flatMap(([field, { candidate }]) => {
    const known = signals[field];
    return known ? [{ value: candidate.value, signals: known }] : [];
  });
}
