import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findModelStorage, findTenantModel, updateTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { editStorageInput } from "~/domain/models/storage-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { sealedStorage } from "./steps/sealed-storage";

/**
 * Saves where a model's results are released to and whether a CSV goes with them. Throws AppError `conflict` when
 * someone else saved the model since.
 */
export const editStorage = defineOperation({
  name: "models.edit-storage",
  permission: "TenantModel.EditModel",
  input: editStorageInput,
  async run(context: TenantContext, { modelId, revision, csvGeneration, storage }) {
    const { shard } = context;
    if (!(await findTenantModel(shard, modelId))) throw new AppError("not-found", "error.model-not-found");
    const kept = await sealedStorage(context, storage, await findModelStorage(shard, modelId));
    const detail = { provider: storage.provider, hostName: kept?.hostName ?? null, csvGeneration };
    const [changed] = await commit(shard, [
      updateTenantModel(
        shard,
        { modelId, revision },
        { csvGeneration, storage: kept, updatedAt: context.now() },
      ),
      insertShardAuditIfChanged(shard, auditOf(context, "models.edit-storage", modelId, detail)),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "models.problem.changed");
    return { modelId, revision: revision + 1 };
  },
});
