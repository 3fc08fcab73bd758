import { rejectStanding } from "~/data/shard/document-handling";
import { rejectInput } from "~/domain/documents/handling";
import type { DocumentStatus } from "~/domain/documents/status";
import { mayMove } from "~/domain/documents/status";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { moveDocuments, requireDone } from "./steps/move-documents";

/**
 * Rejects a document and stores the reason: it leaves the review queue, and cannot be approved or released until the
 * rejection is undone. Throws AppError `not-found`, and `conflict` when its status does not allow it or it changed
 * since `revision`.
 */
export const rejectDocument = defineOperation({
  name: "documents.reject",
  permission: "TenantModel.ApproveDocument",
  input: rejectInput,
  async run(context: TenantContext, { reason, documentId, ...asked }): Promise<{ status: DocumentStatus }> {
    const action = { reason, by: context.actor.id, at: context.now() };
    const outcomes = await moveDocuments(
      context,
      { ...asked, documentIds: [documentId] },
      {
        operation: "documents.reject",
        update: (document) =>
          mayMove(document.status, "rejected") ? rejectStanding(context.shard, document, action) : null,
        detail: ({ status, revision }) => ({ from: status, revision, reason }),
      },
    );
    requireDone(outcomes, "review.handling.error.not-rejectable");
    return { status: "rejected" };
  },
});
