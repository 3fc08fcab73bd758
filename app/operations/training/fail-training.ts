import { endTrainingRun } from "~/data/shard/training-runs";
import { failedTrainingInput } from "~/domain/training/training-inputs";
import { versionFiles } from "~/domain/training/version-files";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";

/** Ends a training with a reason (a translation key); another may be started then. Answers whether it ended by this. */
export const failTraining = defineOperation({
  name: "training.fail",
  permission: "system",
  input: failedTrainingInput,
  async run(context: RunContext, { runId, problem }): Promise<{ failed: boolean }> {
    const { shard, tenant, files } = context;
    const ending = { state: "failed", problem, versionId: null, at: context.now() } as const;
    const ended = await endTrainingRun(shard, { tenantId: tenant.id, runId }, ending);
    if (ended.length > 0) await files.deleteAll(versionFiles.allOfRun(runId));
    return { failed: ended.length > 0 };
  },
});
