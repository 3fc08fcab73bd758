import type { TenantModel } from "~/domain/models/tenant-model";
import { ownRowValues } from "./own-rows";

/** The values of the model form, by the name of its controls. A ticked box has the value "on". */
export type ModelFormValues = Record<string, string>;

type Shown = Omit<TenantModel, "id" | "baseModelId"> & { csvGeneration: boolean };

/** The values of the form for a saved model. */
export function modelFormValues(model: Shown): ModelFormValues {
  const { name, currency, timeZone, culture, threshold } = model;
  const own = model.fields.flatMap(({ key, weight, required, own }) =>
    own ? [{ key, ...own, weight: String(weight), required: required ? "on" : "" }] : [],
  );
  const offered = model.fields.filter((field) => !field.own);
  const fields = offered.flatMap(({ key, weight, required, line }) => [
    [`take.${key}`, "on"],
    [`weight.${key}`, String(weight)],
    ...(required ? [[`required.${key}`, "on"]] : []),
    ...(line ? [[`line.${key}`, "on"]] : []),
  ]);
  return {
    name,
    currency,
    timeZone,
    culture,
    threshold: String(threshold),
    ...(model.csvGeneration && { csvGeneration: "on" }),
    ...Object.fromEntries(fields),
    ...ownRowValues(own),
  };
}
