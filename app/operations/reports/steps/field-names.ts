import { selectTenantModels } from "~/data/shard/tenant-models";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { RunContext } from "../../processing/processing-context";

/** What the fields of the organization's models are called: a translation key, or the name that someone gave one. */
export async function fieldNames({ shard }: RunContext): Promise<(key: string) => string> {
  const models = await selectTenantModels(shard);
  const names = new Map(
    models.flatMap((model) =>
      model.fields.map((field) => {
        const { key, name, labelKey } = fieldOfModel(model.baseModelId, field);
        return [key, labelKey === "field.own" ? name : labelKey] as const;
      }),
    ),
  );
  return (key) => names.get(key) ?? `field.${key}`;
}
