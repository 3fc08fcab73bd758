import { postponeUntil } from "~/data/shard/document-handling";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments, requireDone } from "./steps/move-documents";

/** Puts a postponed document back into the review queue at once. Throws AppError `not-found`, and `conflict` for another one. */
export const resumeDocument = defineOperation({
  name: "documents.resume",
  permission: "TenantModel.EditDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<void> {
    const outcomes = await moveDocuments(
      context,
      { documentIds: [documentId], modelId },
      {
        operation: "documents.resume",
        update: (document) => postponeUntil(context.shard, document, null),
      },
    );
    requireDone(outcomes, "review.handling.error.not-postponed");
  },
});
