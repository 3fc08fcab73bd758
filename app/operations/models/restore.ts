import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findTenantModel, setModelArchived } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Restores an archived model. Throws AppError `conflict` when someone else changed it first. */
export const restoreModel = defineOperation({
  name: "models.restore",
  permission: "TenantModel.EditModel",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }) {
    const { shard } = context;
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const [changed] = await commit(shard, [
      setModelArchived(shard, { modelId, at: null }),
      insertShardAuditIfChanged(shard, auditOf(context, "models.restore", modelId, { name: model.name })),
    ]);
    if (changed.length === 0) throw new AppError("conflict", "models.problem.not-archived");
  },
});
