import { selectDocument } from "~/data/shard/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments, requireDone } from "./steps/move-documents";
import { submissionMove } from "./steps/submission-move";

/**
 * Submits a document, with the values it has now, to be learned from; returns the status it has then: a settled one
 * keeps its own. Throws AppError `not-found`, and `conflict` when its status does not allow it or it was submitted
 * already.
 */
export const submitForTraining = defineOperation({
  name: "documents.submit-for-training",
  permission: "TenantModel.SubmitForTraining",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ status: DocumentStatus }> {
    requireDone(
      await moveDocuments(context, { documentIds: [documentId], modelId }, submissionMove(context)),
      "documents.error.not-submittable",
    );
    const row = await selectDocument(context.shard, documentId).get();
    if (!row) throw new AppError("not-found", "documents.error.not-found");
    return { status: row.document.status };
  },
});
