import { commit } from "~/data/commit";
import { deleteErpSettings } from "~/data/shard/erp-settings";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Removes a model's connection to an ERP system, with its secret. Records of what was sent stay. Throws AppError
 * `not-found`.
 */
export const deleteErpConnection = defineOperation({
  name: "erp.delete-settings",
  permission: "TenantModel.EditModel",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }): Promise<void> {
    const { shard } = context;
    const [gone] = await commit(shard, [
      deleteErpSettings(shard, modelId),
      insertShardAuditIfChanged(shard, auditOf(context, "erp.delete-settings", modelId)),
    ]);
    if (gone.length === 0) throw new AppError("not-found", "erp.problem.not-set-up");
  },
});
