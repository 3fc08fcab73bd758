import { selectDocument } from "~/data/shard/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments, requireDone } from "./steps/move-documents";
import { undoApprovalMove } from "./take-back-many";

/**
 * Undoes the approval of a document; returns the status it has again. Throws AppError `not-found`, and `conflict` when
 * it was approved more than a day ago, was released, or is about to be.
 */
export const undoApproval = defineOperation({
  name: "documents.take-back",
  permission: "TenantModel.ApproveDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ status: DocumentStatus }> {
    requireDone(
      await moveDocuments(context, { documentIds: [documentId], modelId }, undoApprovalMove(context)),
      "documents.error.not-taken-back",
    );
    const row = await selectDocument(context.shard, documentId).get();
    if (!row) throw new AppError("not-found", "documents.error.not-found");
    return { status: row.document.status };
  },
});
