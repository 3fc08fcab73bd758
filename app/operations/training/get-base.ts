import { selectVersions } from "~/data/shard/model-versions";
import { selectTenantModels } from "~/data/shard/tenant-models";
import { countLearnable } from "~/data/shard/training-documents";
import { selectLatestRuns } from "~/data/shard/training-runs";
import { AppError } from "~/domain/errors/app-error";
import { baseModelOf } from "~/domain/models/base-models";
import { trainBaseModelInput } from "~/domain/training/training-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { shownRun } from "./get-run";
import { shownVersion } from "./steps/shown-version";

/** How many versions are shown in all; older ones are history that nobody goes back to. */
const mostVersions = 60;

/**
 * The tenant's models in use that rest on a base model, each with how many documents it can learn from, its latest training and
 * its versions, the latest first. Throws AppError `not-found`.
 */
export const getBaseTraining = defineOperation({
  name: "training.get-base",
  permission: "Model.ViewTrainingDocument",
  input: trainBaseModelInput,
  async run(context: TenantContext, { baseModelId }) {
    const { shard } = context;
    if (!baseModelOf(baseModelId)) throw new AppError("not-found", "error.model-not-found");
    const models = (await selectTenantModels(shard)).filter(
      (model) => model.baseModelId === baseModelId && model.archivedAt === null,
    );
    const ids = models.map(({ id }) => id);
    const [counts, runs, versions] = await Promise.all([
      countLearnable(shard, baseModelId),
      selectLatestRuns(shard, ids),
      selectVersions(shard, ids, mostVersions),
    ]);
    return models.map(({ id, name, timeZone, culture, activeVersionId, pin }) => {
      const count = counts.find(({ modelId }) => modelId === id);
      const run = runs.find(({ modelId }) => modelId === id);
      return {
        id,
        name,
        timeZone,
        culture,
        activeVersionId,
        isPinned: pin !== null,
        documents: count?.documents ?? 0,
        trained: count?.trained ?? 0,
        run: run ? shownRun(run, context.now()) : null,
        versions: versions.filter(({ modelId }) => modelId === id).map(shownVersion),
      };
    });
  },
});
