import { commit } from "~/data/commit";
import { decideVersion } from "~/data/shard/model-versions";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { versionInput } from "~/domain/training/training-inputs";
import { versionFiles } from "~/domain/training/version-files";
import { mayDiscard } from "~/domain/training/version-state";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireVersion } from "./steps/require-version";

/**
 * Discards a proposed version: nothing changes for documents, its figures are kept, its weights are deleted. Returns
 * the version in use. Throws AppError `not-found`, and `conflict` when it is in use or decided already.
 */
export const discardVersion = defineOperation({
  name: "training.discard",
  permission: "Model.TrainModel",
  input: versionInput,
  async run(context: TenantContext, asked): Promise<{ activeVersionId: string | null }> {
    const { shard, actor } = context;
    const version = await requireVersion(context, asked);
    if (!mayDiscard(version.state)) throw new AppError("conflict", "training.error.not-discardable");
    const { id, modelId, number } = version;
    const decision = { at: context.now(), by: actor.id };
    const [changed] = await commit(shard, [
      decideVersion(shard, id, ["candidate"], "discarded", decision),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "training.discard", modelId, { versionId: id, number }),
      ),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "training.error.decided-meanwhile");
    await context.files.deleteAll(versionFiles.weights(modelId, id));
    const model = await findTenantModel(shard, modelId);
    return { activeVersionId: model?.activeVersionId ?? null };
  },
});
