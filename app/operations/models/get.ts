import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** One model with its settings and revision. */
export const getModel = defineOperation({
  name: "models.get",
  permission: "TenantModel.ViewModel",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }) {
    const model = await findTenantModel(context.shard, modelId);
    if (!model) throw new AppError("not-found", "error.not-found");
    return model;
  },
});
