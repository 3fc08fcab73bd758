import { commit } from "~/data/commit";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { beyondLastPosition } from "~/data/shard/document-readiness";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { findModelStorage, findTenantModel, updateTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { foldModelName } from "~/domain/models/fold-model-name";
import { editModelInput } from "~/domain/models/model-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { sealedStorage } from "./steps/sealed-storage";

/**
 * Saves a model's settings unless someone else saved it since (`conflict` without a field). Documents that were
 * processed keep their result; the next ones follow the new settings. Whether one may rely on the values of those that
 * wait is judged again, a few at a time, when the fields or the threshold changed; the same turns count documents on
 * another day when the time zone did. Returns the model as it is saved.
 */
export const editModel = defineOperation({
  name: "models.edit",
  permission: "TenantModel.EditModel",
  input: editModelInput,
  async run(context: TenantContext, { modelId, revision, storage, ...settings }) {
    const { shard } = context;
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.not-found");
    if (model.baseModelId !== settings.baseModelId)
      throw new AppError("invalid", "models.problem.base-model-fixed", { field: "baseModelId" });
    const expected = { modelId, revision };
    const change = {
      ...settings,
      ...(storage && {
        storage: await sealedStorage(context, storage, await findModelStorage(shard, modelId)),
      }),
      foldedName: foldModelName(settings.name),
      updatedAt: context.now(),
    };
    const isJudgedAnew =
      settings.threshold !== model.threshold ||
      settings.timeZone !== model.timeZone ||
      JSON.stringify(settings.fields) !== JSON.stringify(model.fields);
    const [changed] = await commit(shard, [
      updateTenantModel(shard, expected, {
        ...change,
        ...(isJudgedAnew && { judgingBelow: beyondLastPosition }),
      }),
      insertShardAuditIfChanged(shard, auditOf(context, "models.edit", modelId, { name: settings.name })),
    ]).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError("conflict", "models.problem.name-taken", { field: "name" });
    });
    if (changed.length === 0) throw new AppError("conflict", "models.problem.changed");
    return { modelId, model: await requireModel(context, modelId) };
  },
});
