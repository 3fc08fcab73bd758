import type { ChangeRow } from "~/components/training/changes-table";
import { shownValue } from "~/domain/documents/shown-value";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { TenantModel } from "~/domain/models/tenant-model";

type Model = Pick<TenantModel, "baseModelId" | "fields" | "culture">;

/** A value that a version would answer differently, as the model's culture writes it. */
export function shownChange(
  change: Omit<ChangeRow, "id">,
  { baseModelId, fields, culture }: Model,
): ChangeRow {
  const field = fields.find(({ key }) => key === change.field);
  const shown = (value: string | null) =>
    value === null || !field ? value : shownValue(value, fieldOfModel(baseModelId, field).type, culture);
  return {
    ...change,
    id: `${change.documentId}:${change.field}`,
    before: shown(change.before),
    after: shown(change.after),
    checked: shown(change.checked),
  };
}
