import { findModelStorage, findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { copyModelInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { addModel } from "./steps/add-model";

/**
 * Creates a model with the settings, storage and fields of another under another name, and returns its id. Documents,
 * trained versions and what was learned stay with the first: the copy begins with the base model.
 */
export const copyModel = defineOperation({
  name: "models.copy",
  permission: "TenantModel.EditModel",
  input: copyModelInput,
  async run(context: TenantContext, { modelId, name }) {
    const { shard } = context;
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const storage = await findModelStorage(shard, modelId);
    const { baseModelId, currency, threshold, timeZone, culture, fields, csvGeneration } = model;
    const settings = { baseModelId, currency, threshold, timeZone, culture, fields, csvGeneration };
    return addModel(context, { ...settings, name, storage }, "models.copy", { copyOf: modelId });
  },
});
