import { createModelInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { addModel } from "./add-model";
import { sealedStorage } from "./sealed-storage";

/** Makes a tenant AI model and answers its id. */
export const createModel = defineOperation({
  name: "models.create",
  permission: "TenantModel.EditModel",
  input: createModelInput,
  async run(context: TenantContext, { storage, ...settings }) {
    const kept = storage ? await sealedStorage(context, storage, null) : null;
    return addModel(context, { ...settings, storage: kept }, "models.create");
  },
});
