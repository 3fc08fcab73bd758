import { commit } from "~/data/commit";
import { guardDocument, isGuardFailure, setDocumentStatus } from "~/data/shard/corrections";
import { selectDocument } from "~/data/shard/document-details";
import { markVersionsStale } from "~/data/shard/model-versions";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { deleteTrainingDocument } from "~/data/shard/training-documents";
import { isSettled, learntStatuses } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { trainingDocumentInput } from "~/domain/training/training-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Removes a document from the training documents; its values stay as people left them, and a settled one keeps its
 * status. Versions that learned from it are marked out of date. Throws AppError `not-found`, and `conflict` when the
 * document is not submitted for training.
 */
export const withdrawDocument = defineOperation({
  name: "training.withdraw-document",
  permission: "Model.EditTrainingDocument",
  input: trainingDocumentInput,
  async run(context: TenantContext, { documentId }): Promise<{ documentId: string }> {
    const { shard } = context;
    const row = await selectDocument(shard, documentId).get();
    if (!row) throw new AppError("not-found", "documents.error.not-found");
    const { revision, attempt, status } = row.document;
    if (!learntStatuses.includes(status) || row.training === null)
      throw new AppError("conflict", "training.error.not-submitted");
    const seen = { documentId, revision, attempt };
    try {
      await commit(shard, [
        guardDocument(shard, seen, "userEdited"),
        ...(isSettled(status) ? [] : [setDocumentStatus(shard, seen, "userEdited")]),
        deleteTrainingDocument(shard, documentId),
        markVersionsStale(shard, documentId, context.now()),
        insertShardAudit(shard, auditOf(context, "training.withdraw-document", documentId)),
      ]);
    } catch (error) {
      if (isGuardFailure(error))
        throw new AppError("conflict", "training.error.not-submitted", { cause: error });
      throw error;
    }
    return { documentId };
  },
});
