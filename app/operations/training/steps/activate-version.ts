import { commit } from "~/data/commit";
import { isGuardFailure } from "~/data/shard/corrections";
import {
  decideVersion,
  guardVersion,
  pointToActive,
  retireActive,
  type VersionRow,
} from "~/data/shard/model-versions";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { guardUnpinned } from "~/data/shard/tenant-models";
import { updateTrainedStatuses } from "~/data/shard/training-documents";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";
import { requestRescoring } from "./request-rescoring";
import { requireUnpinned } from "./require-unpinned";

/** `active` is the version seen in use, null for the base model; `previousIds` are those before the new one. */
type Change = { operation: AuditedOperation; active: VersionRow | null; previousIds: string[] };

/**
 * Lets a model use a version instead of the one in use, all in one batch; its waiting documents are scored again.
 * Throws AppError `conflict` when the model is pinned, or someone else decided about either version meanwhile.
 */
export async function activateVersion(
  context: TenantContext,
  version: VersionRow,
  { operation, active, previousIds }: Change,
): Promise<void> {
  const { shard } = context;
  const { id, modelId, number, state } = version;
  await requireUnpinned(context, modelId);
  const at = context.now();
  try {
    await commit(shard, [
      guardUnpinned(shard, modelId),
      guardVersion(shard, id, [state]),
      ...(active ? [guardVersion(shard, active.id, ["active"])] : []),
      retireActive(shard, modelId),
      decideVersion(shard, id, [state], "active", { at, by: context.actor.id, previousIds }),
      pointToActive(shard, modelId),
      ...updateTrainedStatuses(shard, modelId, at),
      insertShardAudit(shard, auditOf(context, operation, modelId, { versionId: id, number })),
    ]);
  } catch (error) {
    if (isGuardFailure(error))
      throw new AppError("conflict", "training.error.decided-meanwhile", { cause: error });
    throw error;
  }
  await requestRescoring(context, modelId, id);
}
