import { type CatalogueField, fieldOf } from "@fieldwise/engine/results";
import { baseModelOf } from "./base-models";
import type { ModelField } from "./tenant-model";

/**
 * What a model's field is: its name in exports and the API, its type, and the key of its label. The label of a field that
 * the tenant made up takes the name. A field that the product no longer knows is text under its key.
 */
export function fieldOfModel(baseModelId: string, { key, line, own }: ModelField): CatalogueField {
  if (own) return { key, ...own, line, labelKey: "field.own" };
  const known = baseModelOf(baseModelId)?.fields.find((field) => field.key === key) ?? fieldOf(key);
  const { name = key, type = "text", labelKey = `field.${key}` } = known ?? {};
  return { key, name, type, line, labelKey };
}
