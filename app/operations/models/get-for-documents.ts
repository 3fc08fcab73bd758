import { findErpSettings } from "~/data/shard/erp-settings";
import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { modelIdInput } from "~/domain/models/model-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * What showing a model's documents needs to know about it: its name, how it writes dates, in
 * which time zone, and whether they can be sent to an ERP system.
 */
export const getDocumentModel = defineOperation({
  name: "models.get-for-documents",
  permission: "TenantModel.ViewDocument",
  input: modelIdInput,
  async run(context: TenantContext, { modelId }) {
    const [model, erp] = await Promise.all([
      findTenantModel(context.shard, modelId),
      findErpSettings(context.shard, modelId),
    ]);
    if (!model) throw new AppError("not-found", "error.not-found");
    const { id, name, baseModelId, culture, timeZone, currency, fields } = model;
    return { id, name, baseModelId, culture, timeZone, currency, fields, hasErp: erp !== null };
  },
});
