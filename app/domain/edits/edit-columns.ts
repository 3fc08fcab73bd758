import { sourceOfField } from "../exports/column-sources";
import type { ExportedField } from "../exports/exported-document";

/** The columns of a file of values that say which row it is: those of every file, before the fields. */
export const fixedColumns = ["documentId", "fileName", "revision", "line"] as const;

/** A column that holds values: its heading, and the field by its source ("field.total", "line.netTotal"). */
export type ValueColumn = { heading: string; source: string; field: ExportedField };

/**
 * The value columns of a model's file: its header fields, then those of its line items. A column of line items that is named
 * like another one is called "line." and its name.
 */
export function valueColumnsOf(fields: readonly ExportedField[], lines = true): ValueColumn[] {
  const header = fields.filter(({ line }) => !line);
  const taken = new Set<string>([...fixedColumns, ...header.map(({ name }) => name)]);
  return [...header, ...(lines ? fields.filter(({ line }) => line) : [])].map((field) => ({
    heading: field.line && taken.has(field.name) ? `line.${field.name}` : field.name,
    source: sourceOfField(field),
    field,
  }));
}

/** A heading as it is looked up: people's spaces and capitals do not matter. */
export const foldedHeading = (heading: string): string => heading.trim().toLowerCase();

/** The fields by their source. */
export const fieldsBySource = (fields: readonly ExportedField[]): ReadonlyMap<string, ExportedField> =>
  new Map(fields.map((field) => [sourceOfField(field), field]));
