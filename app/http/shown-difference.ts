import type { ModelDifference } from "~/domain/models/compare-model-files";
import { fieldOfModel } from "~/domain/models/field-of-model";

/** A difference with the text key of its field's name; null for a setting, and for a field that the tenant named. */
export function shownDifference({ field, own, ...difference }: ModelDifference, baseModelId: string) {
  const known = { key: field, weight: 1, required: false, line: false };
  const labelKey = field === "" || own ? null : fieldOfModel(baseModelId, known).labelKey;
  return { ...difference, name: field, labelKey };
}
