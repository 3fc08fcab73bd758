import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { compareVersionsInput } from "~/domain/training/training-inputs";
import { figureChanges, type VersionComparison } from "~/domain/training/version-comparison";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { VersionReadings } from "../ports";
import { requireVersion } from "./steps/require-version";

/**
 * Where two versions of a model differ, "" being its base model: what they make of its newest documents, which labels they have learned,
 * and how right they were. Nothing is changed. Throws AppError `not-found`, and `conflict` for a version that was turned down,
 * which has no weights any more.
 */
export const compareVersions = defineOperation({
  name: "training.compare-versions",
  permission: "Model.ViewTrainingDocument",
  input: compareVersionsInput,
  async run(
    context: TenantContext & { readings: VersionReadings },
    { modelId, beforeId, afterId },
  ): Promise<VersionComparison> {
    if (!(await findTenantModel(context.shard, modelId)))
      throw new AppError("not-found", "error.model-not-found");
    const [before, after] = [
      await metricsOf(context, modelId, beforeId),
      await metricsOf(context, modelId, afterId),
    ];
    const read =
      beforeId === afterId
        ? nothingRead
        : await context.readings.compare(ofTenant(context, { modelId, beforeId, afterId }));
    return { ...read, figures: figureChanges(before, after) };
  },
});

/** A version need not be compared with itself. */
const nothingRead = { documents: 0, otherDocuments: 0, worse: 0, better: 0, changes: [], labels: [] };

async function metricsOf(context: TenantContext, modelId: string, versionId: string) {
  if (versionId === "") return null;
  const { state, metrics } = await requireVersion(context, { modelId, versionId });
  if (state === "discarded") throw new AppError("conflict", "training.error.no-weights");
  return metrics;
}
