import { approvable } from "~/domain/documents/approval";
import { approveInput } from "~/domain/documents/bulk-inputs";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { approvalMove } from "./approval-move";
import { moveDocuments, requireDone } from "./move-documents";

/**
 * Approves a document: its values are settled. Throws AppError `not-found`, and `conflict` when its status does not allow it
 * (one that missed its confidence is approved as reviewed) or when it changed since `revision`.
 */
export const approveDocument = defineOperation({
  name: "documents.approve",
  permission: "TenantModel.ApproveDocument",
  input: approveInput,
  async run(context: TenantContext, { documentId, ...seen }): Promise<{ status: DocumentStatus }> {
    const move = approvalMove(context, "documents.approve", approvable);
    requireDone(
      await moveDocuments(context, { documentIds: [documentId], ...seen }, move),
      "documents.error.not-approvable",
    );
    return { status: "approved" };
  },
});
