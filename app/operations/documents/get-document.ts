import type { ArithmeticProof } from "@fieldwise/engine";
import { z } from "zod";
import { commit } from "~/data/commit";
import {
  selectCorrections,
  selectDocument,
  selectDocumentPages,
  selectResult,
} from "~/data/shard/document-details";
import { selectPairs } from "~/data/shard/duplicates";
import { selectParts, selectSplit } from "~/data/shard/splits";
import { encodeConcerns, isJudged, kindsOf, readinessOf } from "~/domain/documents/concerns";
import type { DocumentDetails, ResultOrigin } from "~/domain/documents/document-details";
import { documentIdInput, rowWindowInput } from "~/domain/documents/document-inputs";
import { columnsOf, headerFieldsOf } from "~/domain/documents/fields-of-result";
import { proofAfterEdits } from "~/domain/documents/proof-after-edits";
import { concernsOf, judgedOf } from "~/domain/documents/readiness";
import { type KeptRows, rowCountOf, totalsOfKept } from "~/domain/documents/row-pieces";
import { editedRowsOf, presentRowsOf } from "~/domain/documents/stored-result";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { loadRows } from "../results/load-rows";
import { splitDetails } from "../splitting/split-details-of";

/** How many corrections are shown with a document; all are kept. */
const shownCorrections = 500;
const noProof: ArithmeticProof = { state: "untested", equations: [] };
const noRows: KeptRows = { inline: [], pieces: null };
const unedited = { editedFields: null, editedInline: null, editedPieces: null };

const getDocumentInput = documentIdInput.extend({
  asFound: z.boolean().default(false),
  rows: rowWindowInput.optional(),
});

/**
 * A document with its pages, the values found for every field of its model and why, its line items and corrections. With
 * `asFound` its values are those that the machine found, whatever people made of them. With `rows` it has only a run of its
 * line items at hand.
 * Throws AppError `not-found` when the tenant, or the model named, has no such document.
 */
export const getDocument = defineOperation({
  name: "documents.get",
  permission: "TenantModel.ViewDocument",
  input: getDocumentInput,
  async run(context: TenantContext, { documentId, modelId, asFound, rows }): Promise<DocumentDetails> {
    const { shard, tenant } = context;
    const [[row], [kept = null], pages, corrections, duplicates, [split], parts] = await commit(shard, [
      selectDocument(shard, tenant.id, documentId),
      selectResult(shard, tenant.id, documentId),
      selectDocumentPages(shard, tenant.id, documentId),
      selectCorrections(shard, tenant.id, documentId, shownCorrections),
      selectPairs(shard, tenant.id, documentId),
      selectSplit(shard, { tenantId: tenant.id, documentId }),
      selectParts(shard, { tenantId: tenant.id, documentId }),
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
      ...document
    } = row.document;
    const open = {
      duplicate: duplicates.some(({ earlier }) => earlier),
      split: split?.state === "proposed",
    };
    // Judged as it stands, whatever values are shown.
    const concerns = kept && isJudged(document.status) ? concernsOf(row.model, judgedOf(kept), open) : [];
    return {
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
      lineItems: result ? await loadRows(context.files, result, items, window) : [],
      lineCount,
      firstLine: window?.first ?? 0,
      proof: result
        ? proofAfterEdits(result.proof, { ...result, editedTotals: totalsOfKept(editedRowsOf(result)) })
        : noProof,
      origin: result && originOf(result),
      findings: result?.findings ?? [],
      corrections,
      duplicates,
      split: splitDetails(split, parts),
      training: row.training,
      readiness: readinessOf(document.status, kept ? encodeConcerns(kindsOf(concerns)) : null),
      concerns,
    };
  },
});

const originOf = ({ engineVersion, modelVersion, inputHash }: ResultOrigin): ResultOrigin => ({
  engineVersion,
  modelVersion,
  inputHash,
});
