import type { ArithmeticProof } from "@fieldwise/engine/results";
import { read } from "~/data/commit";
import { selectDraw } from "~/data/shard/budget-draws";
import {
  selectCorrections,
  selectDocument,
  selectDocumentPages,
  selectResult,
} from "~/data/shard/document-details";
import { selectPairs } from "~/data/shard/duplicates";
import { selectParts, selectSplit } from "~/data/shard/splits";
import { selectDocumentSupplier } from "~/data/shard/supplier-documents";
import { isIndividuallyApproved } from "~/domain/documents/approval";
import { decodeConcerns, encodeConcerns, isJudged, kindsOf, readinessOf } from "~/domain/documents/concerns";
import type { DocumentDetails, ResultOrigin } from "~/domain/documents/document-details";
import { columnsOf, headerFieldsOf } from "~/domain/documents/fields-of-result";
import { proofAfterEdits } from "~/domain/documents/proof-after-edits";
import { concernsOf, judgedOf } from "~/domain/documents/readiness";
import { type RowWindow, rowCountOf, type StoredRows, totalsOfKept } from "~/domain/documents/row-chunks";
import { editedRowsOf, presentRowsOf } from "~/domain/documents/stored-result";
import { AppError } from "~/domain/errors/app-error";
import { findingOfRule } from "~/domain/rules/rule";
import { isPinnedName } from "~/domain/training/pinned-weights";
import type { TenantContext } from "../../context";
import { splitDetails } from "../../splitting/steps/split-details-of";
import { documentSupplierOf } from "../../suppliers/steps/document-supplier-of";

/** How many corrections are shown with a document; all are kept. */
const shownCorrections = 500;
const noProof: ArithmeticProof = { state: "untested", equations: [] };
const noRows: StoredRows = { inline: [], pieces: null };
const unedited = { editedFields: null, editedInline: null, editedPieces: null };

type Asked = {
  documentId: string;
  modelId?: string | undefined;
  asFound: boolean;
  rows?: RowWindow | undefined;
};

/** A document without its line items, and where these are kept; `window` is the run of them that was asked for. */
type Loaded = {
  details: DocumentDetails;
  at: { documentId: string; attempt: number };
  rows: StoredRows;
  window: RowWindow | undefined;
  /** Whether a person answers for each value as it stands. */
  answeredFor: boolean;
};

/** Loads all there is to know of a document but its line items. Throws AppError `not-found`. */
export async function loadDetails(
  context: Pick<TenantContext, "shard">,
  { documentId, modelId, asFound, rows }: Asked,
): Promise<Loaded> {
  const { shard } = context;
  const [[row], [kept = null], pages, corrections, duplicates, [split], parts, [ofSupplier], [draw]] =
    await read(shard, [
      selectDocument(shard, documentId),
      selectResult(shard, documentId),
      selectDocumentPages(shard, documentId),
      selectCorrections(shard, documentId, shownCorrections),
      selectPairs(shard, documentId),
      selectSplit(shard, documentId),
      selectParts(shard, documentId),
      selectDocumentSupplier(shard, documentId),
      selectDraw(shard, documentId),
    ]);
  if (!row || (modelId !== undefined && row.document.modelId !== modelId))
    throw new AppError("not-found", "documents.error.not-found");
  const result = kept && asFound ? { ...kept, ...unedited } : kept;
  const items = result ? presentRowsOf(result) : noRows;
  const lineCount = rowCountOf(items);
  const window = rows && { first: Math.min(rows.first, lineCount), count: rows.count };
  const {
    receivedAt,
    processedAt,
    position: _,
    progressAt: _progress,
    redrives: _redrives,
    concerns: _concerns,
    approvedUnseen: _unseen,
    ...document
  } = row.document;
  const open = {
    duplicate: duplicates.some(({ earlier }) => earlier),
    split: split?.state === "proposed",
    pages: pages.some(({ state }) => state === "failed"),
    ...ofSupplierFile(ofSupplier?.row.concerns ?? 0),
    audit: draw?.state === "drawn",
  };
  const answeredFor = isIndividuallyApproved(row.document);
  // Judged as it stands, whatever values are shown.
  const concerns =
    kept && isJudged(document.status)
      ? concernsOf(row.model, judgedOf(kept), open, ofSupplier?.checkedSupplierId ?? null)
      : [];
  const details = {
    ...document,
    receivedOn: receivedAt,
    processedOn: processedAt,
    modelName: row.model.name,
    baseModelId: row.model.baseModelId,
    culture: row.model.culture,
    timeZone: row.model.timeZone,
    threshold: row.model.threshold,
    pages,
    fields: headerFieldsOf(row.model, result),
    columns: columnsOf(row.model),
    lineItems: [],
    lineCount,
    firstLine: window?.first ?? 0,
    proof: result
      ? proofAfterEdits(
          result.proof,
          { ...result, editedTotals: totalsOfKept(editedRowsOf(result)) },
          !asFound && answeredFor,
        )
      : noProof,
    origin: result?.engineVersion ? originOf(result) : null,
    isPinned: result !== null && isPinnedName(row.model.pin, result.modelVersion),
    findings: [...(result?.findings ?? []), ...(ofSupplier?.row.ruleFindings ?? []).map(findingOfRule)],
    corrections,
    duplicates,
    split: splitDetails(split, parts),
    training: row.training,
    readiness: readinessOf(document.status, kept ? encodeConcerns(kindsOf(concerns)) : null),
    concerns,
    supplier: ofSupplier ? documentSupplierOf(ofSupplier) : null,
    order: ofSupplier?.row.orderMatch ?? null,
  };
  const at = { documentId, attempt: result?.attempt ?? document.attempt };
  return { details, at, rows: items, window, answeredFor };
}

/** What the comparison with the supplier file left open. */
function ofSupplierFile(concerns: number) {
  const kinds = decodeConcerns(concerns);
  return {
    bankAccount: kinds.includes("bankAccount"),
    bankSigns: kinds.includes("bankSigns"),
    order: kinds.includes("order"),
    rules: kinds.includes("rules"),
    blockingRules: kinds.includes("blockingRules"),
  };
}

const originOf = ({ engineVersion, modelVersion, inputHash }: ResultOrigin): ResultOrigin => ({
  engineVersion,
  modelVersion,
  inputHash,
});
