import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel, unpinModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Lets versions and publications replace a model's weights again. New documents are read with the latest ones; what was read stays as
 * it is. A model that is not pinned stays as it is. Throws AppError `not-found`.
 */
export const unpinVersion = defineOperation({
  name: "training.unpin",
  permission: "Model.TrainModel",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }): Promise<void> {
    const { shard } = context;
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const { weights } = model.pin ?? {};
    await commit(shard, [
      unpinModel(shard, modelId),
      insertShardAuditIfChanged(shard, auditOf(context, "training.unpin", modelId, { weights })),
    ]);
  },
});
