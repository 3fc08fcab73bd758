import { approvableWhenReviewed } from "~/domain/documents/approval";
import { approveInput } from "~/domain/documents/bulk-inputs";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { approvalMove } from "./approval-move";
import { moveDocuments, requireDone } from "./move-documents";

/**
 * Approves a document that missed its confidence, or was edited, because a person looked at it. Throws AppError `not-found`,
 * and `conflict` when there was nothing to review or it changed since `revision`.
 */
export const approveReviewed = defineOperation({
  name: "documents.approve-reviewed",
  permission: "TenantModel.ApproveDocument",
  input: approveInput,
  async run(context: TenantContext, { documentId, ...seen }): Promise<{ status: DocumentStatus }> {
    const move = approvalMove(context, "documents.approve-reviewed", approvableWhenReviewed);
    requireDone(
      await moveDocuments(context, { documentIds: [documentId], ...seen }, move),
      "documents.error.not-reviewed",
    );
    return { status: "approved" };
  },
});
