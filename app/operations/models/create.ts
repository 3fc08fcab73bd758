import { createModelInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { addModel } from "./steps/add-model";
import { sealedStorage } from "./steps/sealed-storage";

/** Creates a tenant AI model and returns it. */
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
