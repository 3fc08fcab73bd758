import { findRun } from "~/data/shard/document-progress";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { hasResult } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { ReplayReport } from "~/domain/processing/replay-report";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { Replays } from "../replay-port";

/**
 * Runs the engine again on what the document's present result was found with and says whether it gives the same bytes,
 * and what today's model would change. Changes nothing. Throws AppError `not-found` when the tenant, or the model named,
 * has no such document or it has no result.
 */
export const replayDocument = defineOperation({
  name: "documents.replay",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext & { replays: Replays }, { documentId, modelId }): Promise<ReplayReport> {
    const document = await findRun(context.shard, documentId);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    if (!hasResult(document.status)) throw new AppError("not-found", "documents.error.no-result");
    const run = ofTenant(context, { documentId, attempt: document.attempt });
    const report = await context.replays.replay(run);
    if (!report) throw new AppError("not-found", "documents.error.no-result");
    return report;
  },
});
