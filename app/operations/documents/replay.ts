import { read } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { findRun } from "~/data/shard/document-progress";
import { insertReplay } from "~/data/shard/replays";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { hasResult } from "~/domain/documents/status";
import { readRowsOf } from "~/domain/documents/stored-result";
import { AppError } from "~/domain/errors/app-error";
import { isQuickReplay } from "~/domain/processing/replay-job";
import type { ReplayReport } from "~/domain/processing/replay-report";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { Replays } from "../replay-port";

/**
 * Runs the engine again on what the document's present result was found with and says whether it gives the same bytes,
 * and what today's model would change. Changes nothing of the document. A short document is checked at once; a long
 * one's check is recorded and started, once however often it is asked for, and answered as null: `documents.get-replay`
 * tells the outcome of it. Throws AppError `not-found` when the tenant, or the model named, has no such document or it
 * has no result.
 */
export const replayDocument = defineOperation({
  name: "documents.replay",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(
    context: TenantContext & { replays: Replays },
    { documentId, modelId },
  ): Promise<ReplayReport | null> {
    const { shard, replays } = context;
    const document = await findRun(shard, documentId);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    const [[result]] = await read(shard, [selectResult(shard, documentId)]);
    if (!hasResult(document.status) || !result) throw new AppError("not-found", "documents.error.no-result");
    const run = { documentId, attempt: document.attempt };
    const hasPieces = readRowsOf(result).inline === null;
    if (!isQuickReplay({ pageCount: document.pageCount, hasPieces })) {
      await startReplay(context, run);
      return null;
    }
    const report = await replays.replay(ofTenant(context, run));
    if (!report) throw new AppError("not-found", "documents.error.no-result");
    return report;
  },
});

async function startReplay(
  context: TenantContext & { replays: Replays },
  run: { documentId: string; attempt: number },
): Promise<void> {
  const at = context.now();
  const [noted] = await insertReplay(context.shard, { ...run, at });
  if (!noted) return;
  // The sweep starts what could not be started now.
  await context.replays
    .start(ofTenant(context, { ...run, requestedAt: at.getTime(), number: 1 }))
    .catch((error: unknown) => context.log.warn("documents.replay-not-started", { ...run, error }));
}
