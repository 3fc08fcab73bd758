import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { endTrainingRun, findTrainingRun } from "~/data/shard/training-runs";
import { failedTrainingInput } from "~/domain/training/training-inputs";
import { versionFiles } from "~/domain/training/version-files";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";

/** Ends a training with a reason (a translation key); another may be started then. Returns whether it ended by this. */
export const failTraining = defineOperation({
  name: "training.fail",
  permission: "system",
  input: failedTrainingInput,
  async run(context: RunContext, { runId, problem }): Promise<{ failed: boolean }> {
    const { shard, files } = context;
    const ending = { state: "failed", problem, versionId: null, at: context.now() } as const;
    const run = await findTrainingRun(shard, runId);
    if (!run) return { failed: false };
    const [ended] = await commit(shard, [
      endTrainingRun(shard, runId, ending),
      insertShardAuditIfChanged(shard, auditOf(context, "training.fail", run.modelId, { runId, problem })),
    ]);
    if (ended.length > 0) await files.deleteAll(versionFiles.allOfRun(runId));
    return { failed: ended.length > 0 };
  },
});
