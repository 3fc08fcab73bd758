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
import type { DocumentDetails, ResultOrigin } from "~/domain/documents/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { columnsOf, headerFieldsOf, lineItemsOf } from "~/domain/documents/fields-of-result";
import { proofAfterEdits } from "~/domain/documents/proof-after-edits";
import { AppError } from "~/domain/errors/app-error";
import type { ArithmeticProof } from "~/domain/extraction/extraction-result";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { splitDetails } from "../splitting/split-details-of";

/** How many corrections are shown with a document; all are kept. */
const shownCorrections = 500;
const noProof: ArithmeticProof = { state: "untested", equations: [] };

/**
 * A document with its pages, the values found for every field of its model and why, its line items and corrections. With
 * `asFound` its values are those that the machine found, whatever people made of them.
 * Throws AppError `not-found` when the tenant, or the model named, has no such document.
 */
export const getDocument = defineOperation({
  name: "documents.get",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput.extend({ asFound: z.boolean().default(false) }),
  async run({ shard, tenant }: TenantContext, { documentId, modelId, asFound }): Promise<DocumentDetails> {
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
    const result = kept && asFound ? { ...kept, editedFields: null, editedLineItems: null } : kept;
    const {
      receivedAt,
      processedAt,
      position: _,
      progressAt: _progress,
      redrives: _redrives,
      ...document
    } = row.document;
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
      lineItems: lineItemsOf(result),
      proof: result ? proofAfterEdits(result.proof, result) : noProof,
      origin: result && originOf(result),
      findings: result?.findings ?? [],
      corrections,
      duplicates,
      split: splitDetails(split, parts),
      isTraining: row.isTraining,
    };
  },
});

const originOf = ({ engineVersion, modelVersion, inputHash }: ResultOrigin): ResultOrigin => ({
  engineVersion,
  modelVersion,
  inputHash,
});
