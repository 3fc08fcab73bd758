import { commit } from "~/data/commit";
import { endRun } from "~/data/shard/document-progress";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { failDocumentInput } from "~/domain/processing/processing-inputs";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { RunContext } from "./processing-context";

/**
 * Ends a run as status `error` with the translation key of the reason. A document that ended before, or that is in
 * another attempt by now, stays as it is: `failed` is false then.
 */
export const failDocument = defineOperation({
  name: "processing.fail",
  permission: "system",
  input: failDocumentInput,
  async run(context: RunContext, { problem, ...input }): Promise<{ failed: boolean }> {
    const ending = {
      status: "error" as const,
      problem,
      confidence: null,
      score: null,
      processedAt: context.now(),
    };
    const detail = { attempt: input.attempt, problem };
    const [ended] = await commit(context.shard, [
      endRun(context.shard, input, ending),
      insertShardAuditIfChanged(context.shard, auditOf(context, "processing.fail", input.documentId, detail)),
    ]);
    return { failed: ended.length > 0 };
  },
});
