import type { DocumentScope } from "~/data/shard/document-ranks";
import { findTenantModel, type StoredModel } from "~/data/shard/tenant-models";
import type { DocumentFilter } from "~/domain/documents/document-list-inputs";
import { AppError } from "~/domain/errors/app-error";
import { firstInstantAfter, firstInstantOf } from "~/domain/listing/local-day";
import type { RunContext } from "../../processing/processing-context";

/** The model that a list is of. Throws AppError `not-found`. */
export async function requireModel(context: RunContext, modelId: string): Promise<StoredModel> {
  const model = await findTenantModel(context.shard, modelId);
  if (!model) throw new AppError("not-found", "error.model-not-found");
  return model;
}

/** Which documents a filter means; its days are days of the model's time zone. */
export const scopeOf = (
  _context: RunContext,
  { modelId, startDate, endDate, status, readiness, orderOutcome, concern }: DocumentFilter,
  timeZone: string,
): DocumentScope => ({
  modelId,
  status: status ?? null,
  readiness: readiness ?? null,
  order: orderOutcome ?? null,
  concern: concern ?? null,
  from: startDate && firstInstantOf(startDate, timeZone),
  before: endDate && firstInstantAfter(endDate, timeZone),
});
