import { latestVersionNumber } from "~/data/shard/model-versions";
import { findTenantModel } from "~/data/shard/tenant-models";
import { selectLearnableIds, selectStoredIds } from "~/data/shard/training-documents";
import { findTrainingRun, touchTrainingRun } from "~/data/shard/training-runs";
import { AppError } from "~/domain/errors/app-error";
import { trainingPlanKind } from "~/domain/stored/work-kinds";
import { trainingRunInput } from "~/domain/training/training-inputs";
import { answeredIds, chunkCount, type TrainingPlan } from "~/domain/training/training-plan";
import { documentsAtOnce, maxComparedDocuments, maxTrainingDocuments } from "~/domain/training/training-run";
import { versionFiles } from "~/domain/training/version-files";
import { versionName } from "~/domain/training/version-name";
import { defineOperation } from "../define-operation";
import { loadTrainingBase } from "../processing/steps/load-base";
import { storeTrainingArtifact } from "./steps/training-artifacts";
import type { TrainingRunContext } from "./training-run-context";

/**
 * Writes down what a training goes by. Returns in how many parts documents are collected and answered; `proceed` is
 * false when the run has ended already. Throws AppError `not-found`.
 */
export const prepareTraining = defineOperation({
  name: "training.prepare",
  permission: "system",
  input: trainingRunInput,
  async run(context: TrainingRunContext, { runId }) {
    const { shard, files } = context;
    const run = await findTrainingRun(shard, runId);
    const model = run && (await findTenantModel(shard, run.modelId));
    if (!run || !model) throw new AppError("not-found", "training.error.no-run");
    if (run.state !== "running") return { proceed: false, collecting: 0, answering: 0 };
    const { revision: _, activeVersionId, ...settings } = model;
    const base = await loadTrainingBase(context, model.baseModelId);
    const id = context.newId();
    const number = (await latestVersionNumber(shard, model.id)) + 1;
    const plan: TrainingPlan = {
      model: settings,
      activeVersionId,
      version: {
        id,
        number,
        baseVersion: base.version,
        name: versionName(base.version, number, id),
      },
      learn: await selectLearnableIds(shard, model.id, maxTrainingDocuments),
      compare: await selectStoredIds(shard, model.id, maxComparedDocuments),
    };
    await storeTrainingArtifact(files, trainingPlanKind, versionFiles.plan(runId), plan);
    const progress = { stage: "collecting", done: 0, total: plan.learn.length, at: context.now() } as const;
    await touchTrainingRun(shard, runId, progress);
    return {
      proceed: true,
      collecting: chunkCount(plan.learn, documentsAtOnce),
      answering: chunkCount(answeredIds(plan), documentsAtOnce),
    };
  },
});
