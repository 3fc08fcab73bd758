import type { TenantModel } from "~/domain/models/tenant-model";
import type { TenantContext } from "~/operations/context";
import { answerDocuments } from "~/operations/training/answer";
import { collectDocuments } from "~/operations/training/collect";
import { countFolds } from "~/operations/training/count-folds";
import { finishTraining } from "~/operations/training/finish";
import { prepareTraining } from "~/operations/training/prepare";
import { startTraining } from "~/operations/training/start";
import { openTrainingMaterial } from "~/operations/training/steps/training-material";
import { trainWeights } from "~/operations/training/train";

/** Trains a model by the operations of its steps, without a Workflow; answers the proposed version. */
export async function runTraining(context: TenantContext, model: TenantModel): Promise<string> {
  const { runId } = await startTraining(
    { ...context, training: { start: async () => {} } },
    { modelId: model.id },
  );
  const actor = { kind: "system", id: "training" } as const;
  const run = { ...context, actor, material: openTrainingMaterial(context, runId) };
  const { collecting, answering } = await prepareTraining(run, { runId });
  for (let chunk = 0; chunk < collecting; chunk += 1) await collectDocuments(run, { runId, chunk });
  const { folds } = await countFolds(run, { runId });
  for (let fold = 0; fold < folds; fold += 1) await trainWeights(run, { runId, fold });
  await trainWeights(run, { runId, fold: null });
  for (let chunk = 0; chunk < answering; chunk += 1) await answerDocuments(run, { runId, chunk });
  return (await finishTraining(run, { runId })).versionId;
}
