import { type ExtractionRequest, fieldOf } from "@fieldwise/engine/results";
import { localDayOf } from "../listing/local-day";
import { baseModelOf } from "../models/base-models";
import type { TenantModel } from "../models/tenant-model";

/**
 * What the engine is asked for a document of this model. A bill of today is none of the future: the day it came is that of the
 * model's time zone.
 */
export function extractionRequestOf(model: TenantModel, receivedAt: Date): ExtractionRequest {
  const receivedOn = localDayOf(receivedAt, model.timeZone);
  const base = baseModelOf(model.baseModelId);
  if (!base) throw new Error(`model ${model.id} is based on the unknown ${model.baseModelId}`);
  const fields = model.fields.flatMap(({ key, line, own }) => {
    if (own) return [{ key, line, type: own.type, ownName: own.name }];
    const known = fieldOf(key);
    return known ? [{ key, type: known.type, line }] : [];
  });
  return { kind: base.kind, fields, culture: model.culture, currency: model.currency, receivedOn };
}
