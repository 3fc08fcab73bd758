import { selectDocument } from "~/data/shard/document-details";
import { undoRejection as undo } from "~/data/shard/document-handling";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments, requireDone } from "./steps/move-documents";

/**
 * Undoes the rejection of a document, however long ago it was: nothing came of it. Returns the status it has again.
 * Throws AppError `not-found`, and `conflict` for one that is not rejected.
 */
export const undoRejection = defineOperation({
  name: "documents.undo-rejection",
  permission: "TenantModel.ApproveDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ status: DocumentStatus }> {
    const outcomes = await moveDocuments(
      context,
      { documentIds: [documentId], modelId },
      {
        operation: "documents.undo-rejection",
        update: (document) => (document.status === "rejected" ? undo(context.shard, document) : null),
      },
    );
    requireDone(outcomes, "review.handling.error.not-rejected");
    const row = await selectDocument(context.shard, documentId).get();
    if (!row) throw new AppError("not-found", "documents.error.not-found");
    return { status: row.document.status };
  },
});
