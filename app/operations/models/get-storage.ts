import { findModelStorage, findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A model's storage for its settings screen: everything but the password. */
export const getStorage = defineOperation({
  name: "models.get-storage",
  permission: "TenantModel.EditModel",
  input: modelIdInput,
  async run({ shard }: TenantContext, { modelId }) {
    const model = await findTenantModel(shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const storage = await findModelStorage(shard, modelId);
    const { sealedPassword: _, ...ftp } = storage ?? { sealedPassword: "" };
    return { model, ftp: "hostName" in ftp ? ftp : null };
  },
});
