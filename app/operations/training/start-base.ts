import { countLearnable } from "~/data/shard/training-documents";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import { trainBaseModelInput } from "~/domain/training/training-inputs";
import { minTrainingDocuments } from "~/domain/training/training-run";
import { defineOperation } from "../define-operation";
import { startTraining } from "./start";
import type { TrainingContext } from "./training-context";

/** A model of the tenant and the outcome of asking for its training. */
export type StartedTraining = { modelId: string; runId: string | null; problem: string | null };

/**
 * Starts training every model of the tenant that rests on a base model and has documents enough. The base model itself
 * stays as it is: what a tenant teaches, only its own models learn. What the service's own models learn reaches the base
 * model when it is published. Throws AppError `not-found`, and `conflict` when no
 * model has documents enough.
 */
export const startBaseTraining = defineOperation({
  name: "training.start-base",
  permission: "Model.TrainModel",
  input: trainBaseModelInput,
  async run(context: TrainingContext, { baseModelId }): Promise<StartedTraining[]> {
    if (!baseModelOf(baseModelId)) throw new AppError("not-found", "error.model-not-found");
    const models = await countLearnable(context.shard, baseModelId);
    const ready = models.filter(({ documents }) => documents >= minTrainingDocuments);
    if (ready.length === 0)
      throw new AppError("conflict", "training.error.too-few", {
        values: { fewest: minTrainingDocuments },
      });
    const started: StartedTraining[] = [];
    for (const { modelId } of ready) started.push(await start(context, modelId));
    return started;
  },
});

async function start(context: TrainingContext, modelId: string): Promise<StartedTraining> {
  try {
    const { runId } = await startTraining(context, { modelId });
    return { modelId, runId, problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    return { modelId, runId: null, problem: error.messageKey };
  }
}
