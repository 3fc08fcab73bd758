import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionResult } from "@fieldwise/engine/results";
import { commit, read, type Statement } from "~/data/commit";
import { noteSeen } from "~/data/shard/budget-draws";
import {
  guardDocument,
  insertCorrections,
  isGuardFailure,
  markEdited,
  updateEdits,
} from "~/data/shard/corrections";
import type { ExpectedRevision } from "~/data/shard/document-conditions";
import { selectDocument, selectResult } from "~/data/shard/document-details";
import type { DocumentState } from "~/data/shard/document-moves";
import { selectOpenQuestions } from "~/data/shard/document-readiness";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { type Concern, kindsOf, noOpenQuestions, type OpenQuestions } from "~/domain/documents/concerns";
import {
  type Change,
  type Click,
  type CorrectedResult,
  correctResult,
} from "~/domain/documents/correct-result";
import type { CorrectionsInput } from "~/domain/documents/document-inputs";
import type { TrainingState } from "~/domain/documents/document-summary";
import {
  columnsOf,
  headerFieldsOf,
  type OriginalAndEditedResult,
  valuesOf,
} from "~/domain/documents/fields-of-result";
import { judgeDocument } from "~/domain/documents/judge-document";
import { pageNumbersToTeach } from "~/domain/documents/pages-to-teach";
import {
  type PlacedValue,
  placedCorrections,
  placedValues,
  typedValues,
} from "~/domain/documents/placed-corrections";
import { concernsOf, doubtfulValues, judgedOf } from "~/domain/documents/readiness";
import { bestRow, type RowWindow, rowCountOf, totalsOfKept } from "~/domain/documents/row-chunks";
import { type DocumentStatus, mayMove } from "~/domain/documents/status";
import { presentRowsOf, type StoredResult } from "~/domain/documents/stored-result";
import type { ReviewThresholds } from "~/domain/error-budget/review-thresholds";
import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { localDayOf } from "~/domain/listing/local-day";
import type { ModelField } from "~/domain/models/tenant-model";
import { checkedSupplierOf } from "~/domain/suppliers/checked-supplier";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";
import { looksLikeEarlier, searchDuplicates } from "../../duplicates/steps/search-duplicates";
import { learnFromDocument } from "../../learning/steps/learn-from-document";
import { placeTypedValues } from "../../learning/steps/place-typed-values";
import { readSavedPages } from "../../learning/steps/read-saved-pages";
import { ofTenant } from "../../of-tenant";
import { loadRows } from "../../results/steps/load-rows";
import { replaceRows } from "../../results/steps/store-rows";
import { type Comparison, compareDocument, matchedRows } from "../../suppliers/steps/compare-document";
import { compareDueAmong } from "../../suppliers/steps/compare-due";
import { readClicks } from "./read-clicks";

/**
 * What was saved: how many values changed, and the state of the document then. `placed` says for each typed value where on
 * the pages it was found; `waiting` counts the documents of the same layout that are scored again because of it.
 */
export type SavedCorrections = {
  changed: number;
  status: DocumentStatus;
  revision: number;
  placed: PlacedValue[];
  waiting: number;
};

type Seen = {
  document: ExpectedRevision;
  status: DocumentStatus;
  modelId: string;
  model: Model;
  training: TrainingState | null;
  stored: StoredResult & Pick<ExtractionResult, "proof" | "findings">;
  /** The run of rows that is saved, cut to those that there are. */
  rows: RowWindow;
  /** The result with these rows alone. */
  result: OriginalAndEditedResult;
  open: OpenQuestions;
  supplierId: string | null;
};
type Model = {
  baseModelId: string;
  culture: string;
  timeZone: string;
  threshold: number;
  fields: ModelField[];
  passing: ReviewThresholds | null;
};

/**
 * The document as the corrections leave it, whether it is learned from, and what still speaks against relying on it.
 * `doubtful` has the field or column of each doubtful value, repeated ones as often.
 */
export type CorrectedDocument = DocumentState & {
  training: TrainingState | null;
  concerns: readonly Concern[];
  doubtful: readonly string[];
};

/** The status that a document is to have once it is saved, if it changes, and what brings it there. */
export type StatusChange = { next: DocumentStatus | null; statements: Statement[] };

/**
 * Saves corrections and, in the same batch, sets the state that the document then has: both or neither. `settle` is given the
 * document as the corrections leave it, and may throw; `note` goes into the audit with what was changed. Returns and throws
 * what `saveCorrections` does.
 */
export async function saveCorrected(
  context: TenantContext,
  input: CorrectionsInput,
  settle: (document: CorrectedDocument) => StatusChange = () => ({ next: null, statements: [] }),
  note: Record<string, unknown> = {},
): Promise<SavedCorrections> {
  await compareDueAmong(context, [input.documentId]);
  const seen = await load(context, input);
  const clicks = await readClicks(context, seen.document, input.clicked);
  const corrected = correctRows(seen, input, clicks, {
    fields: headerFieldsOf(seen.model, null),
    columns: columnsOf(seen.model),
    writing: { culture: seen.model.culture, canonicalFirst: input.written === "canonical" },
  });
  if (corrected.issues.length > 0) throw new InvalidInput(corrected.issues);
  if (corrected.changes.length === 0) return settleUnchanged(context, seen, settle);
  const typed = typedValues(corrected, headerFieldsOf(seen.model, null));
  // A value that was typed may be on any page; to learn, the telling ones do.
  const isTyped = Object.keys(typed).length > 0;
  const values = valuesOf({ ...seen.stored, ...corrected });
  const pages = await readSavedPages(context, seen.document, (numbers) =>
    isTyped ? numbers : pageNumbersToTeach(numbers, values),
  );
  const places = await placeTypedValues(context, input.documentId, typed, pages);
  const revision = input.revision + 1;
  const after = await withRows(context, seen, placedCorrections(corrected, typed, places));
  const compared = await compareDocument(context, {
    ...seen.document,
    modelId: seen.modelId,
    baseModelId: seen.model.baseModelId,
    values: valuesOf(after.stored),
    rows: () => loadRows(context.files, seen.document, presentRowsOf(after.stored), matchedRows),
  });
  const open = { ...seen.open, ...openOf(compared) };
  const duplicate = await looksLikeEarlier(context, input.documentId, after.stored);
  const judged = judgedOf(after.stored);
  const supplierId = checkedSupplierOf(compared);
  const concerns = concernsOf(seen.model, judged, { ...open, duplicate }, supplierId);
  const doubtful = doubtfulValues(seen.model, judged, supplierId);
  const standing = { ...standingOf(seen), status: "userEdited" as const, revision };
  const { next, statements } = settle({ ...standing, concerns, doubtful });
  await save(context, seen, after, clicks, { compared, statements, note });
  await searchDuplicates(context, input.documentId);
  const waiting = await learn(context, input.documentId, pages);
  const placed = placedValues(typed, places);
  return { changed: corrected.changes.length, status: next ?? "userEdited", revision, placed, waiting };
}

/** What the comparison with the supplier file leaves open. */
const openOf = ({ concerns }: Comparison) => ({
  bankAccount: concerns.includes("bankAccount"),
  bankSigns: concerns.includes("bankSigns"),
  order: concerns.includes("order"),
  rules: concerns.includes("rules"),
  blockingRules: concerns.includes("blockingRules"),
});

/** Corrects the rows that are at hand, and names them by their position among all. */
function correctRows(
  { result, rows: { first } }: Seen,
  { fields, lineItems }: CorrectionsInput,
  clicks: readonly Click[],
  form: Parameters<typeof correctResult>[3],
): CorrectedResult {
  const near = lineItems?.map(({ line, cells }) => ({ line: line === null ? null : line - first, cells }));
  const corrected = correctResult(result, { fields, lineItems: near }, clicks, form);
  const changes = corrected.changes.map((change) =>
    change.lineNumber === null ? change : { ...change, lineNumber: change.lineNumber + first },
  );
  return { ...corrected, changes };
}

async function settleUnchanged(
  context: TenantContext,
  seen: Seen,
  settle: (document: CorrectedDocument) => StatusChange,
): Promise<SavedCorrections> {
  const { document, status } = seen;
  const judged = judgedOf(seen.stored);
  const concerns = concernsOf(seen.model, judged, seen.open, seen.supplierId);
  const doubtful = doubtfulValues(seen.model, judged, seen.supplierId);
  const { next, statements } = settle({ ...standingOf(seen), concerns, doubtful });
  if (statements.length > 0)
    await commitAsSeen(context, [
      guardDocument(context.shard, document, next ?? "userEdited", status),
      ...statements,
    ]);
  return { changed: 0, status: next ?? status, revision: document.revision, placed: [], waiting: 0 };
}

const standingOf = ({ document, modelId, model, status, training }: Seen) => ({
  id: document.documentId,
  modelId,
  baseModelId: model.baseModelId,
  status,
  training,
  attempt: document.attempt,
  revision: document.revision,
});

async function load({ shard, files }: TenantContext, input: CorrectionsInput): Promise<Seen> {
  const [[row], [stored], [open = { ...noOpenQuestions, supplierId: null }]] = await read(shard, [
    selectDocument(shard, input.documentId),
    selectResult(shard, input.documentId),
    selectOpenQuestions(shard, input.documentId),
  ]);
  if (!row || (input.modelId !== undefined && row.document.modelId !== input.modelId))
    throw new AppError("not-found", "documents.error.not-found");
  if (row.document.revision !== input.revision)
    throw new AppError("conflict", "documents.error.edited-meanwhile");
  if (!stored || !mayMove(row.document.status, "userEdited"))
    throw new AppError("conflict", "documents.error.not-editable");
  const { id: documentId, revision, attempt, status } = row.document;
  const { fields, editedFields } = stored;
  const kept = presentRowsOf(stored);
  const rows = input.lineItems ? within(input.rows, rowCountOf(kept)) : { first: 0, count: 0 };
  const lineItems = rows.count > 0 ? await loadRows(files, stored, kept, rows) : [];
  return {
    document: { documentId, revision, attempt },
    status,
    modelId: row.document.modelId,
    model: row.model,
    training: row.training,
    stored,
    rows,
    result: { fields, editedFields, lineItems, editedLineItems: null },
    open,
    supplierId: open.supplierId,
  };
}

const within = (window: RowWindow | undefined, total: number): RowWindow => {
  const first = Math.min(window?.first ?? 0, total);
  return { first, count: Math.min(window?.count ?? total, total - first) };
};

/** Learns from what was saved. What cannot be learned is no reason to refuse the correction. */
async function learn(context: TenantContext, documentId: string, pages: readonly Page[]): Promise<number> {
  try {
    return (await learnFromDocument(context, documentId, pages))?.waiting.length ?? 0;
  } catch (error) {
    context.log.error("learning.failed", error, ofTenant(context, { documentId }));
    return 0;
  }
}

/** The corrections, and the result as they leave it. */
type Corrected = { corrected: CorrectedResult; stored: Seen["stored"] };

/** Puts the corrected rows where they are kept; what is not saved afterwards is found by nobody. */
async function withRows(
  context: TenantContext,
  { document, stored, rows: window }: Seen,
  corrected: CorrectedResult,
): Promise<Corrected> {
  const { editedFields, editedLineItems } = corrected;
  if (!editedLineItems) return { corrected, stored: { ...stored, editedFields } };
  const rows = await replaceRows(context, document, presentRowsOf(stored), window, editedLineItems);
  return {
    corrected,
    stored: { ...stored, editedFields, editedInline: rows.inline, editedPieces: rows.pieces },
  };
}

async function save(
  context: TenantContext,
  { document, modelId, model }: Seen,
  { corrected, stored }: Corrected,
  clicks: readonly Click[],
  {
    compared,
    statements,
    note,
  }: { compared: Comparison; statements: readonly Statement[]; note: Record<string, unknown> },
): Promise<void> {
  const { shard } = context;
  const { score, confidence } = judgeDocument(model, {
    fields: valuesOf(stored),
    lineItems: bestRow(totalsOfKept(presentRowsOf(stored))),
  });
  const concerns = kindsOf(concernsOf(model, judgedOf(stored), noOpenQuestions, checkedSupplierOf(compared)));
  const detail = {
    fields: [...new Set(corrected.changes.map((change) => change.field))],
    revision: document.revision + 1,
    ...note,
  };
  await commitAsSeen(context, [
    guardDocument(shard, document, "userEdited"),
    ...insertCorrections(
      shard,
      corrected.changes.map((change) =>
        rowOf(context, { ...document, modelId, timeZone: model.timeZone }, change, clicks),
      ),
    ),
    updateEdits(shard, document, {
      editedFields: corrected.editedFields,
      editedInline: stored.editedInline,
      editedPieces: stored.editedPieces,
    }),
    compared.put,
    noteSeen(shard, document.documentId),
    markEdited(shard, document, { score, confidence, concerns }),
    insertShardAudit(shard, auditOf(context, "documents.save-corrections", document.documentId, detail)),
    ...compared.news,
    ...statements,
  ]);
}

async function commitAsSeen(
  { shard }: TenantContext,
  statements: [Statement, ...Statement[]],
): Promise<void> {
  try {
    await commit(shard, statements);
  } catch (error) {
    if (isGuardFailure(error))
      throw new AppError("conflict", "documents.error.edited-meanwhile", { cause: error });
    throw error;
  }
}

function rowOf(
  context: TenantContext,
  { documentId, modelId, timeZone }: ExpectedRevision & { modelId: string; timeZone: string },
  change: Change,
  clicks: readonly Click[],
) {
  const { field, lineNumber, oldValue, newValue, place } = change;
  const at = context.now();
  return {
    id: context.newId(),
    documentId,
    field,
    lineNumber,
    oldValue,
    newValue,
    how: place && isWords(clicks, field) ? ("clicked" as const) : ("typed" as const),
    page: place?.page ?? null,
    box: place?.box ?? null,
    actorId: context.actor.id,
    at,
    modelId,
    day: localDayOf(at, timeZone),
  };
}

const isWords = (clicks: readonly Click[], field: string) =>
  clicks.some((click) => click.field === field && click.text !== null);
