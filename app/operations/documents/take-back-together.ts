import { commit } from "~/data/commit";
import { findBulkAction, insertBulkAction } from "~/data/shard/bulk-actions";
import { selectIdsOfApproval } from "~/data/shard/document-moves";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { maxDocumentsPerCall } from "~/domain/documents/bulk-action";
import { approvalInput } from "~/domain/documents/bulk-inputs";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requestJobs } from "../processing/steps/request-jobs";
import { requireModel } from "./steps/document-scope";
import { moveDocuments } from "./steps/move-documents";
import { undoApprovalMove } from "./take-back-many";

/**
 * Undoes all that was approved together and still is: at once what a call can name, and a whole list by a job, a few at
 * a time; `outcomes` is null then. An approval of someone else's model finds nothing. Throws AppError `not-found`.
 */
export const undoApprovalsTogether = defineOperation({
  name: "documents.take-back-together",
  permission: "TenantModel.ApproveDocument",
  input: approvalInput,
  async run(
    context: TenantContext,
    { modelId, approvalId },
  ): Promise<{ outcomes: DocumentOutcome[] | null }> {
    const { shard } = context;
    await requireModel(context, modelId);
    const of = { modelId, approvalId };
    const rows = await selectIdsOfApproval(shard, of, null, maxDocumentsPerCall + 1);
    if (rows.length <= maxDocumentsPerCall) {
      const documentIds = rows.map(({ id }) => id);
      return { outcomes: await moveDocuments(context, { documentIds, modelId }, undoApprovalMove(context)) };
    }
    const bulkActionId = context.newId();
    const now = context.now();
    const approved = await findBulkAction(shard, approvalId);
    const total = approved?.done ?? rows.length;
    await commit(shard, [
      insertBulkAction(shard, {
        id: bulkActionId,
        modelId,
        actor: context.actor,
        action: "take-back",
        query: { approvalId },
        total,
        status: "running",
        createdAt: now,
        progressAt: now,
      }),
      insertShardAudit(shard, auditOf(context, "documents.take-back-all", modelId, { approvalId, total })),
    ]);
    await requestJobs(context, [ofTenant(context, { bulkActionId })]);
    return { outcomes: null };
  },
});
