import { commit } from "~/data/commit";
import { deleteDirectoryEntry, insertDirectoryEntry } from "~/data/control/models-directory";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { countTenantModels, insertTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { foldModelName } from "~/domain/models/fold-model-name";
import { createModelInput } from "~/domain/models/model-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** So many models a tenant may have: menus and lists show them all. */
const mostModels = 500;

/** Makes a tenant AI model and answers its id. */
export const createModel = defineOperation({
  name: "models.create",
  permission: "TenantModel.EditModel",
  input: createModelInput,
  async run(context: TenantContext, settings) {
    const { control, shard, tenant } = context;
    if ((await countTenantModels(shard, tenant.id)) >= mostModels)
      throw new AppError("too-many", "models.problem.too-many", { values: { count: mostModels } });
    const modelId = context.newId();
    const at = context.now();
    // Two databases share no batch. The directory comes first: an entry whose model never came to be answers "not found"
    // like any unknown id, whereas a model without its entry could not be reached by its id.
    await insertDirectoryEntry(control, { modelId, tenantId: tenant.id, createdAt: at });
    try {
      await commit(shard, [
        insertTenantModel(shard, {
          ...settings,
          id: modelId,
          tenantId: tenant.id,
          foldedName: foldModelName(settings.name),
          createdAt: at,
          updatedAt: at,
        }),
        insertShardAudit(shard, auditOf(context, "models.create", modelId, { name: settings.name })),
      ]);
    } catch (error) {
      await deleteDirectoryEntry(control, tenant.id, modelId);
      throw isUniqueViolation(error) ? nameTaken() : error;
    }
    return { modelId };
  },
});

const nameTaken = () => new AppError("conflict", "models.problem.name-taken", { field: "name" });
