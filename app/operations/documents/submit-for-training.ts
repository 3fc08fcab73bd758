import { commit } from "~/data/commit";
import { guardDocument, isGuardFailure, moveDocument } from "~/data/shard/corrections";
import { selectDocument } from "~/data/shard/document-details";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { putTrainingDocument } from "~/data/shard/training-documents";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { type DocumentStatus, mayMove } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Submits a document, with the values it has now, to be learnt from. Throws AppError `not-found`, and `conflict` when
 * its status does not allow it.
 */
export const submitForTraining = defineOperation({
  name: "documents.submit-for-training",
  permission: "TenantModel.SubmitForTraining",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ status: DocumentStatus }> {
    const { shard, tenant } = context;
    const row = await selectDocument(shard, tenant.id, documentId).get();
    if (!row || (modelId !== undefined && row.document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    if (!mayMove(row.document.status, "submitted"))
      throw new AppError("conflict", "documents.error.not-submittable");
    const seen = {
      tenantId: tenant.id,
      documentId,
      revision: row.document.revision,
      attempt: row.document.attempt,
    };
    try {
      await commit(shard, [
        guardDocument(shard, seen, "submitted"),
        moveDocument(shard, seen, "submitted"),
        putTrainingDocument(shard, {
          documentId,
          tenantId: tenant.id,
          modelId: row.document.modelId,
          baseModelId: row.model.baseModelId,
          submittedAt: context.now(),
        }),
        insertShardAudit(shard, auditOf(context, "documents.submit-for-training", documentId)),
      ]);
    } catch (error) {
      if (isGuardFailure(error))
        throw new AppError("conflict", "documents.error.not-submittable", { cause: error });
      throw error;
    }
    return { status: "submitted" };
  },
});
