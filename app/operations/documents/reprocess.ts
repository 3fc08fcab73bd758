import { commit } from "~/data/commit";
import { findRun, startNextAttempt } from "~/data/shard/document-progress";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { reprocessDocumentInput } from "~/domain/documents/reprocess-document-input";
import { isEndState, mayMove } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requestProcessing } from "../processing/steps/request-processing";

/**
 * Processes a document again as a new attempt, from the machine's answer on: what people changed stays with the attempt
 * they changed. Throws AppError `not-found`, and `conflict` when the document is being processed, was submitted for
 * training, or changed meanwhile.
 */
export const reprocessDocument = defineOperation({
  name: "documents.reprocess",
  permission: "TenantModel.ReprocessDocument",
  input: reprocessDocumentInput,
  async run(context: TenantContext, { documentId }): Promise<{ attempt: number }> {
    const document = await findRun(context.shard, documentId);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    if (!isEndState(document.status) || !mayMove(document.status, "received"))
      throw new AppError("conflict", "error.document-not-reprocessable");
    const attempt = document.attempt + 1;
    const expected = { documentId, attempt: document.attempt, status: document.status };
    const [started] = await commit(context.shard, [
      startNextAttempt(context.shard, expected, context.now()),
      insertShardAuditIfChanged(
        context.shard,
        auditOf(context, "documents.reprocess", documentId, { attempt }),
      ),
    ]);
    if (started.length === 0) throw new AppError("conflict", "error.document-changed");
    if (started.every(({ waitingSince }) => waitingSince === null))
      await requestProcessing(context, [ofTenant(context, { documentId, attempt })]);
    return { attempt };
  },
});
