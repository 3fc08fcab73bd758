import { undoApprovalOf } from "~/data/shard/document-moves";
import { undoableApprovalsSince } from "~/domain/documents/approval";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type DocumentMove, moveDocuments } from "./steps/move-documents";

/**
 * Undoes the approval of several documents, each for itself; returns the outcome of each. One that was approved more
 * than a day ago, that was released or is about to be, is a conflict. Approving teaches nothing, so there is nothing to
 * unlearn; what was submitted for training stays so.
 */
export const undoApprovals = defineOperation({
  name: "documents.take-back-many",
  permission: "TenantModel.ApproveDocument",
  input: documentIdsInput,
  run: (context: TenantContext, input) => moveDocuments(context, input, undoApprovalMove(context)),
});

/** The move back from `approved` to what the document was before. */
export const undoApprovalMove = (context: TenantContext): DocumentMove => ({
  operation: "documents.take-back",
  update: (document) =>
    document.status === "approved"
      ? undoApprovalOf(context.shard, document, undoableApprovalsSince(context.now()))
      : null,
  detail: ({ revision }) => ({ revision }),
});
