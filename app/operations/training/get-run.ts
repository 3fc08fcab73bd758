import { findTrainingRun, type TrainingRunRow } from "~/data/shard/training-runs";
import { AppError } from "~/domain/errors/app-error";
import { trainingRunInput } from "~/domain/training/training-inputs";
import { isStalledRun } from "~/domain/training/training-run";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** How far a training is and the outcome of it. One that no longer moves is shown as failed: another may be started. */
export const getTrainingRun = defineOperation({
  name: "training.get-run",
  permission: "Model.ViewTrainingDocument",
  input: trainingRunInput,
  async run(context: TenantContext, { runId, modelId }) {
    const run = await findTrainingRun(context.shard, runId);
    if (!run || (modelId !== undefined && run.modelId !== modelId))
      throw new AppError("not-found", "training.error.no-run");
    return shownRun(run, context.now());
  },
});

export type ShownRun = ReturnType<typeof shownRun>;

/** A run as screens and the API show it. */
export function shownRun(row: TrainingRunRow, now: Date) {
  const { id, modelId, state, stage, done, total, problem, versionId, timings, startedAt, endedAt } = row;
  const run = { id, modelId, state, stage, done, total, problem, versionId, timings, startedAt, endedAt };
  return isStalledRun(row, now)
    ? { ...run, state: "failed" as const, problem: "training.problem.stalled" }
    : run;
}
