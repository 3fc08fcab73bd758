import type { FieldType } from "@fieldwise/engine/results";
import type { ColumnOption } from "~/components/documents/column-choice";
import type { ShownColumn } from "~/components/documents/documents-table";
import { isNumberType } from "~/domain/documents/is-number-type";
import { fieldOfColumn, type ListColumn } from "~/domain/documents/list-columns";
import { shownValue } from "~/domain/documents/shown-value";
import { fieldOfModel } from "~/domain/models/field-of-model";
import type { ModelField } from "~/domain/models/tenant-model";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "~/operations/context";
import { listValues } from "~/operations/documents/list-values";
import type { ListedSending } from "~/operations/erp/list-states";

type Model = { baseModelId: string; fields: ModelField[] };

/** A column that shows a field, and of which kind its values are. */
export type FieldColumn = { key: string; type: FieldType };

const plainLabels: Record<string, string> = {
  picture: "list.picture",
  confidence: "documents.confidence",
  receivedOn: "documents.received",
  processedOn: "documents.processed",
  release: "release.column",
  erp: "erp.column",
  source: "list.source",
  pageCount: "document.pages",
};

/** Columns of a list with their names. */
export const shownColumns = (model: Model, columns: readonly ListColumn[]): ShownColumn[] =>
  columns.map((column) => {
    const field = fieldNamed(model, column);
    if (!field) return { key: column, labelKey: plainLabels[column] ?? column, name: "", number: false };
    const { labelKey, name, type } = field;
    return { key: column, labelKey, name, number: isNumberType(type) };
  });

/** The columns that can be chosen, and which of them are. */
export const columnOptions = (
  model: Model,
  { possible, shown }: { possible: readonly ListColumn[]; shown: readonly ListColumn[] },
): ColumnOption[] =>
  shownColumns(model, possible).map(({ key, labelKey, name }) => ({
    key,
    labelKey,
    name,
    shown: shown.some((column) => column === key),
  }));

/** Those of the columns that show a field. */
export const fieldColumns = (model: Model, columns: readonly ListColumn[]): FieldColumn[] =>
  columns.flatMap((column) => {
    const field = fieldNamed(model, column);
    return field ? [{ key: field.key, type: field.type }] : [];
  });

/** By document: the values of the columns, by column, as a person of the culture writes them. */
export async function shownValuesOf(
  context: TenantContext,
  documentIds: string[],
  fields: readonly FieldColumn[],
  culture: string,
): Promise<Map<string, Record<string, string>>> {
  const rows = fields.length > 0 ? await listValues(context, { documentIds }) : [];
  return new Map(
    rows.map(({ id, values }) => [
      id,
      Object.fromEntries(
        fields.flatMap(({ key, type }) => {
          const value = values[key];
          return value ? [[`field.${key}`, shownValue(value, type, culture)]] : [];
        }),
      ),
    ]),
  );
}

/** By document: the column that says how sending it to the ERP system stands. */
export const shownErpStates = (
  sendings: readonly ListedSending[],
  language: Language,
): Map<string, Record<string, string>> =>
  new Map(
    sendings.map(({ id, state, number }) => [
      id,
      { erp: fillText(language, `erp.short.${state}`, { number: number ?? "" }) },
    ]),
  );

function fieldNamed(model: Model, column: ListColumn) {
  const key = fieldOfColumn(column);
  const field = model.fields.find((one) => one.key === key);
  return field ? fieldOfModel(model.baseModelId, field) : null;
}
