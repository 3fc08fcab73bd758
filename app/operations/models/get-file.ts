import { findModelStorage, findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelFileOf } from "~/domain/models/model-file";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A model as one readable file, for keeping or for another organization. It holds no password and nothing learned. */
export const getModelFile = defineOperation({
  name: "models.get-file",
  permission: "TenantModel.ViewModel",
  input: modelIdInput,
  async run({ shard }: TenantContext, { modelId }) {
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const storage = await findModelStorage(shard, modelId);
    return { name: model.name, text: modelFileOf({ ...model, storage }) };
  },
});
