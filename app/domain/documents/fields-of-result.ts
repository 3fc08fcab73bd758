import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import { fieldOfModel } from "../models/field-of-model";
import type { ModelField } from "../models/tenant-model";
import type { ColumnDetails, FieldDetails } from "./document-details";

/** What the engine found and what people made of it; `edited…` is null as long as nobody changed anything. */
export type OriginalAndEditedResult = {
  fields: Record<string, FoundValue>;
  lineItems: LineItem[];
  editedFields: Record<string, FoundValue> | null;
  editedLineItems: LineItem[] | null;
};

/** The header fields of a model, in its order, with their values. */
export function headerFieldsOf(
  model: { baseModelId: string; fields: ModelField[] },
  result: KeptFields | null,
): FieldDetails[] {
  return model.fields
    .filter((field) => !field.line)
    .map((field) => withValue(describe(model.baseModelId, field), field.key, result));
}

/** The columns of a model's line items, in its order. */
export const columnsOf = (model: { baseModelId: string; fields: ModelField[] }): ColumnDetails[] =>
  model.fields.filter((field) => field.line).map((field) => describe(model.baseModelId, field));

/** The line items as they are now. */
export const lineItemsOf = (result: OriginalAndEditedResult | null): LineItem[] =>
  result?.editedLineItems ?? result?.lineItems ?? [];

type KeptFields = Pick<OriginalAndEditedResult, "fields" | "editedFields">;

/** The header values as they are now. */
export const valuesOf = (result: KeptFields | null): Record<string, FoundValue> => ({
  ...result?.fields,
  ...result?.editedFields,
});

function withValue(column: ColumnDetails, key: string, result: KeptFields | null): FieldDetails {
  const found = valuesOf(result)[key];
  return {
    ...column,
    line: false,
    value: found?.value ?? null,
    raw: found?.raw ?? null,
    confidence: found?.confidence ?? null,
    place: found?.place ?? null,
    reasons: found?.reasons ?? [],
    edited: result?.editedFields?.[key] !== undefined,
  };
}

function describe(baseModelId: string, field: ModelField): ColumnDetails {
  const { key, name, type, labelKey } = fieldOfModel(baseModelId, field);
  return { key, name, type, labelKey, weight: field.weight, required: field.required };
}
