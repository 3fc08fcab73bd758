import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** What showing a model's documents needs to know about it: its name, how it writes dates, and in which time zone. */
export const getDocumentModel = defineOperation({
  name: "models.get-for-documents",
  permission: "TenantModel.ViewDocument",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }) {
    const model = await findTenantModel(context.shard, modelId);
    if (!model) throw new AppError("not-found", "error.not-found");
    const { id, name, baseModelId, culture, timeZone, currency, fields } = model;
    return { id, name, baseModelId, culture, timeZone, currency, fields };
  },
});
