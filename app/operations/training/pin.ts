import { commit } from "~/data/commit";
import { findPublished } from "~/data/control/base-publications";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel, pinModel, type StoredModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { Pin } from "~/domain/training/pinned-weights";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireVersion } from "./steps/require-version";

/**
 * Pins a model to the weights that it reads with now: until it is unpinned no version is put into use or taken out of it, and what is
 * published for its base model does not reach it. What people correct is remembered as before. A model that is pinned stays as it is.
 * Throws AppError `not-found`, and `conflict` when another version came into use meanwhile.
 */
export const pinVersion = defineOperation({
  name: "training.pin",
  permission: "Model.TrainModel",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }): Promise<Pin> {
    const { shard } = context;
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    if (model.pin) return model.pin;
    const pin = await weightsInUse(context, model);
    const { activeVersionId } = model;
    const [changed] = await commit(shard, [
      pinModel(shard, { modelId, activeVersionId, pin }),
      insertShardAuditIfChanged(shard, auditOf(context, "training.pin", modelId, pin)),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "training.error.decided-meanwhile");
    return pin;
  },
});

async function weightsInUse(
  context: TenantContext,
  { activeVersionId, baseModelId }: StoredModel,
): Promise<Pin> {
  const at = context.now().getTime();
  if (activeVersionId !== null) {
    const { id, number } = await requireVersion(context, { versionId: activeVersionId });
    return { weights: "version", versionId: id, number, at };
  }
  const published = await findPublished(context.control, baseModelId);
  if (!published) return { weights: "shipped", at };
  return { weights: "published", versionId: published.versionId, number: published.number, at };
}
