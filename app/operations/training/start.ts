import { commit } from "~/data/commit";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { selectLearnableIds } from "~/data/shard/training-documents";
import { endTrainingRun, insertTrainingRun, selectLatestRuns } from "~/data/shard/training-runs";
import { AppError } from "~/domain/errors/app-error";
import { trainModelInput } from "~/domain/training/training-inputs";
import { isStalledRun, minTrainingDocuments } from "~/domain/training/training-run";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { TrainingContext } from "./training-context";

/**
 * Starts training a tenant model with the documents submitted for it; returns the run. Throws AppError `not-found`, and
 * `conflict` when the model is archived, one is running already, there are too few documents, or the run could not be
 * started.
 */
export const startTraining = defineOperation({
  name: "training.start",
  permission: "Model.TrainModel",
  input: trainModelInput,
  async run(context: TrainingContext, { modelId }): Promise<{ runId: string }> {
    const { shard } = context;
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    if (model.archivedAt) throw new AppError("conflict", "models.problem.archived");
    const documents = await selectLearnableIds(shard, modelId, minTrainingDocuments);
    if (documents.length < minTrainingDocuments)
      throw new AppError("conflict", "training.error.too-few", {
        values: { fewest: minTrainingDocuments },
      });
    await giveUpStalled(context, modelId);
    const runId = await noteRun(context, modelId);
    await setGoing(context, runId);
    return { runId };
  },
});

async function giveUpStalled(context: TrainingContext, modelId: string): Promise<void> {
  const { shard } = context;
  const at = context.now();
  const [last] = await selectLatestRuns(shard, [modelId]);
  if (!last || !isStalledRun(last, at)) return;
  const ending = { state: "failed", problem: "training.problem.stalled", versionId: null, at } as const;
  await endTrainingRun(shard, last.id, ending);
}

async function noteRun(context: TrainingContext, modelId: string): Promise<string> {
  const { shard, actor } = context;
  const id = context.newId();
  const at = context.now();
  const run = { id, modelId, state: "running", stage: "waiting" } as const;
  try {
    await commit(shard, [
      insertTrainingRun(shard, { ...run, actorId: actor.id, startedAt: at, progressAt: at }),
      insertShardAudit(shard, auditOf(context, "training.start", modelId, { runId: id })),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "training.error.running", { cause: error });
    throw error;
  }
  return id;
}

async function setGoing(context: TrainingContext, runId: string): Promise<void> {
  const request = ofTenant(context, { runId });
  try {
    await context.training.start(request);
  } catch (error) {
    context.log.error("training.not-started", error, request);
    const ending = { state: "failed", problem: "training.problem.not-started", versionId: null } as const;
    await endTrainingRun(context.shard, runId, { ...ending, at: context.now() });
    throw new AppError("conflict", "training.problem.not-started", { cause: error });
  }
}
