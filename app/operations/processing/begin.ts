import { commit } from "~/data/commit";
import { beginRun, selectRun } from "~/data/shard/document-progress";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { processingRun } from "~/domain/processing/processing-inputs";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { RunContext } from "./processing-context";

/**
 * Takes a document from `received` to `processing`. `proceed` is false when there is nothing to do any more, because
 * the document ended or another attempt replaced this one. `wait` is how long it was in the queue, in milliseconds.
 * Throws AppError `not-found`.
 */
export const beginProcessing = defineOperation({
  name: "processing.begin",
  permission: "system",
  input: processingRun,
  async run(context: RunContext, input): Promise<{ proceed: boolean; wait: number }> {
    const now = context.now();
    const [found, begun] = await commit(context.shard, [
      selectRun(context.shard, input.documentId),
      beginRun(context.shard, input, now),
      insertShardAuditIfChanged(context.shard, auditOf(context, "processing.begin", input.documentId, input)),
    ]);
    const [document] = found;
    if (!document) throw new AppError("not-found", "error.document-not-found");
    return { proceed: begun.length > 0, wait: Math.max(0, now.getTime() - document.progressAt.getTime()) };
  },
});
