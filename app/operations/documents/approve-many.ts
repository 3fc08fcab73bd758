import { approvable } from "~/domain/documents/approval";
import { approveManyInput } from "~/domain/documents/bulk-inputs";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { NotReady } from "~/domain/documents/not-ready";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { compareDueAmong } from "../suppliers/steps/compare-due";
import { approvalMove } from "./steps/approval-move";
import { moveDocuments } from "./steps/move-documents";
import { assessedDocuments, assessUnassessed } from "./steps/unready-documents";

/**
 * Approves several documents; returns the outcome of each. One that missed its confidence is a conflict. When some are
 * not ready, nothing is approved and NotReady names them, unless `unready` says to leave them or to approve them all
 * the same. It settles the documents, and raises no value's confidence: nobody looked at them.
 */
export const approveDocuments = defineOperation({
  name: "documents.approve-many",
  permission: "TenantModel.ApproveDocument",
  input: approveManyInput,
  async run(context: TenantContext, { unready, approvalId, ...asked }): Promise<DocumentOutcome[]> {
    await compareDueAmong(context, asked.documentIds);
    if (unready === "ask") await requireReady(context, asked);
    if (unready === "leave") await assessUnassessed(context, asked.documentIds);
    const move = approvalMove(context, {
      operation: "documents.approve",
      from: approvable,
      approvalId: approvalId ?? context.newId(),
      unseen: true,
      onlyWith: unready === "approve" ? undefined : [],
    });
    return moveDocuments(context, asked, move);
  },
});

async function requireReady(
  context: TenantContext,
  asked: { documentIds: string[]; modelId?: string | undefined },
): Promise<void> {
  const judged = await assessedDocuments(context, asked);
  const unready = judged.filter(({ status, concerns }) => approvable.includes(status) && concerns.length > 0);
  if (unready.length === 0) return;
  throw new NotReady(
    unready.map(({ id, concerns }) => ({
      documentId: id,
      concerns: concerns.map((kind) => ({ kind, fields: [], count: 0 })),
    })),
  );
}
