import { type ExtractionRequest, fieldOf } from "@fieldwise/engine/results";
import { baseModelOf } from "../models/base-models";
import type { TenantModel } from "../models/tenant-model";

/** What the engine is asked for a document of this model. `receivedOn` is the day it came (ISO 8601). */
export function extractionRequestOf(model: TenantModel, receivedOn: string): ExtractionRequest {
  const base = baseModelOf(model.baseModelId);
  if (!base) throw new Error(`model ${model.id} is based on the unknown ${model.baseModelId}`);
  const fields = model.fields.flatMap(({ key, line, own }) => {
    if (own) return [{ key, line, type: own.type, ownName: own.name }];
    const known = fieldOf(key);
    return known ? [{ key, type: known.type, line }] : [];
  });
  return { kind: base.kind, fields, culture: model.culture, currency: model.currency, receivedOn };
}
