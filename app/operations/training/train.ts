import { startTenantTraining } from "@fieldwise/engine";
import { type Scorer, storedWeights, type TrainingExample } from "@fieldwise/engine/training";
import { touchTrainingRun } from "~/data/shard/training-runs";
import { trainingFoldInput } from "~/domain/training/training-inputs";
import { versionFiles } from "~/domain/training/version-files";
import { defineOperation } from "../define-operation";
import type { TrainingRunContext } from "./training-run-context";

/**
 * Trains on all documents but those of a fold, to be measured on these, or, with `fold` null, on all of them: the
 * weights of the new version. Both always start from the weights of the base model, as the plan names them, so that
 * what was once removed leaves no trace.
 */
export const trainWeights = defineOperation({
  name: "training.train",
  permission: "system",
  input: trainingFoldInput,
  async run(context: TrainingRunContext, { runId, fold }): Promise<{ bytes: number }> {
    const began = context.now().getTime();
    const { model, version } = await context.material.plan();
    const folds = await context.material.folds();
    const examples = await context.material.examples();
    const seen = fold === null ? examples : examples.filter((_, index) => folds.foldOf[index] !== fold);
    const scorer = await train(await context.material.base(), seen, version.name);
    const bytes = storedWeights(scorer);
    const key =
      fold === null ? versionFiles.weights(model.id, version.id) : versionFiles.foldWeights(runId, fold);
    await context.files.put(key, bytes, "application/octet-stream");
    const at = context.now();
    const stage = fold === null ? "training" : "measuring";
    await touchTrainingRun(context.shard, runId, {
      stage,
      done: fold === null ? 1 : fold + 1,
      total: fold === null ? 1 : folds.count,
      at,
      took: { stage, milliseconds: at.getTime() - began },
    });
    return { bytes: bytes.length };
  },
});

/** Lets whatever else the isolate has to do run between the rounds. */
async function train(base: Scorer, examples: readonly TrainingExample[], version: string): Promise<Scorer> {
  const training = startTenantTraining(base, examples, version);
  for (let round = 0; round < training.rounds; round += 1) {
    training.runRound(round);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return training.result();
}
