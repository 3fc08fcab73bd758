import { createModelInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { addModel } from "./steps/add-model";
import { sealedStorage } from "./steps/sealed-storage";

/** Makes a tenant AI model and answers it. */
export const createModel = defineOperation({
  name: "models.create",
  permission: "TenantModel.EditModel",
  input: createModelInput,
  async run(context: TenantContext, { storage, ...settings }) {
    const kept = storage ? await sealedStorage(context, storage, null) : null;
    const { modelId } = await addModel(context, { ...settings, storage: kept }, "models.create");
    return { modelId, model: await requireModel(context, modelId) };
  },
});
