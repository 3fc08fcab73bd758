import { commit } from "~/data/commit";
import { isGuardFailure } from "~/data/shard/corrections";
import {
  guardVersion,
  pointToActive,
  retireActive,
  selectVersions,
  type VersionRow,
} from "~/data/shard/model-versions";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { guardUnpinned } from "~/data/shard/tenant-models";
import { updateTrainedStatuses } from "~/data/shard/training-documents";
import { AppError } from "~/domain/errors/app-error";
import { rollBackInput } from "~/domain/training/training-inputs";
import { versionBefore } from "~/domain/training/version-state";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { activateVersion } from "./steps/activate-version";
import { requestRescoring } from "./steps/request-rescoring";
import { requireUnpinned } from "./steps/require-unpinned";
import { requireVersion } from "./steps/require-version";

const mostVersions = 200;

/**
 * Goes back one step: to the version that was in use before, or to the base model. Returns the version then in use, null
 * for the base model. Throws AppError `not-found`, and `conflict` when the model is pinned
 * or `versionId` is no longer the one in use.
 */
export const rollBackVersion = defineOperation({
  name: "training.roll-back",
  permission: "Model.TrainModel",
  input: rollBackInput,
  async run(context: TenantContext, { modelId, versionId }): Promise<{ versionId: string | null }> {
    const { shard } = context;
    const active = await requireVersion(context, { modelId, versionId });
    if (active.state !== "active") throw new AppError("conflict", "training.error.decided-meanwhile");
    const previous = versionBefore(active, await selectVersions(shard, [modelId], mostVersions));
    const previousIds = active.previousIds.slice(0, -1);
    if (previous)
      await activateVersion(context, previous, { operation: "training.roll-back", active, previousIds });
    else await returnToBase(context, active);
    return { versionId: previous?.id ?? null };
  },
});

async function returnToBase(context: TenantContext, active: VersionRow): Promise<void> {
  const { shard } = context;
  const { id, modelId, number } = active;
  const detail = { from: number, number: 0 };
  await requireUnpinned(context, modelId);
  try {
    await commit(shard, [
      guardUnpinned(shard, modelId),
      guardVersion(shard, id, ["active"]),
      retireActive(shard, modelId),
      pointToActive(shard, modelId),
      ...updateTrainedStatuses(shard, modelId, context.now()),
      insertShardAudit(shard, auditOf(context, "training.roll-back", modelId, detail)),
    ]);
  } catch (error) {
    if (isGuardFailure(error))
      throw new AppError("conflict", "training.error.decided-meanwhile", { cause: error });
    throw error;
  }
  await requestRescoring(context, modelId, null);
}
