import type { DocumentScope } from "~/data/shard/document-ranks";
import { findTenantModel, type KeptModel } from "~/data/shard/tenant-models";
import type { DocumentFilter } from "~/domain/documents/document-list-inputs";
import { AppError } from "~/domain/errors/app-error";
import { firstInstantAfter, firstInstantOf } from "~/domain/listing/local-day";
import type { TenantContext } from "../context";

/** The model that a list is of and which of its documents are meant; days are days of the model's time zone. */
export async function scopeOf(
  context: TenantContext,
  { modelId, startDate, endDate, status }: DocumentFilter,
): Promise<{ model: KeptModel; scope: DocumentScope }> {
  const model = await findTenantModel(context.shard, context.tenant.id, modelId);
  if (!model) throw new AppError("not-found", "error.model-not-found");
  const scope: DocumentScope = {
    tenantId: context.tenant.id,
    modelId: model.id,
    status: status ?? null,
    from: startDate && firstInstantOf(startDate, model.timeZone),
    before: endDate && firstInstantAfter(endDate, model.timeZone),
  };
  return { model, scope };
}
