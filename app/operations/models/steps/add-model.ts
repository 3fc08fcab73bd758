import { commit } from "~/data/commit";
import { deleteDirectoryEntry, insertDirectoryEntry } from "~/data/control/models-directory";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { countTenantModels, insertTenantModel } from "~/data/shard/tenant-models";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import { AppError } from "~/domain/errors/app-error";
import { foldModelName } from "~/domain/models/fold-model-name";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { TenantModel } from "~/domain/models/tenant-model";
import { auditOf } from "../../audit-of";
import type { TenantContext } from "../../context";

/** So many models a tenant may have: menus show them all. */
const mostModels = 500;

export type NewModel = Omit<TenantModel, "id"> & { csvGeneration: boolean; storage: StorageSettings | null };

/**
 * Keeps a new model and returns its id; `operation` is what the audit calls it. Throws AppError `too-many`, and
 * `conflict` at the name when another model has it.
 */
export async function addModel(
  context: TenantContext,
  model: NewModel,
  operation: AuditedOperation,
  detail: Record<string, unknown> = {},
): Promise<{ modelId: string }> {
  const { control, shard } = context;
  if ((await countTenantModels(shard)) >= mostModels)
    throw new AppError("too-many", "models.problem.too-many", { values: { count: mostModels } });
  const modelId = context.newId();
  const at = context.now();
  // Two databases share no batch. The directory comes first: an entry whose model never came to be answers "not found"
  // like any unknown id, whereas a model without its entry could not be reached by its id.
  await insertDirectoryEntry(control, { modelId, createdAt: at });
  try {
    await commit(shard, [
      insertTenantModel(shard, {
        ...model,
        id: modelId,
        foldedName: foldModelName(model.name),
        createdAt: at,
        updatedAt: at,
      }),
      insertShardAudit(shard, auditOf(context, operation, modelId, { name: model.name, ...detail })),
    ]);
  } catch (error) {
    await deleteDirectoryEntry(control, modelId);
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
  return { modelId };
}

const nameTaken = () => new AppError("conflict", "models.problem.name-taken", { field: "name" });
