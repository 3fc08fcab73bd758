import type { FoundValue } from "@fieldwise/engine/results";
import type { ExportedDocument, ExportedField } from "./exported-document";

/** What stands in a table: text, a number, or nothing. */
type Cell = string | number | null;

/**
 * How a table is laid out: a row per document, or (`lines`) a row per line item that repeats the document's columns. Values
 * are text as they are kept: decimals with a point, dates as ISO 8601.
 */
export type TableLayout = { fields: ExportedField[]; lines: boolean };

const rowColumns = ["documentId", "fileName", "status", "confidence", "receivedOn", "processedOn", "problem"];

/** The headings. A line-item column that has the name of a header field is called "line." and its name. */
export function tableHeading({ fields, lines }: TableLayout): string[] {
  const header = fields.filter((field) => !field.line).map((field) => field.name);
  const taken = new Set([...rowColumns, ...header]);
  const columns = fields
    .filter((field) => field.line)
    .map(({ name }) => (taken.has(name) ? `line.${name}` : name));
  return [...rowColumns, ...header, ...(lines ? ["line", ...columns] : [])];
}

/**
 * The rows of one document. A document without line items has one row in either layout. `before` counts line items that
 * stand before those at hand.
 */
export function tableRows(document: ExportedDocument, { fields, lines }: TableLayout, before = 0): Cell[][] {
  const cellIn =
    (values: Record<string, FoundValue>) =>
    ({ key }: ExportedField) =>
      values[key]?.value ?? null;
  const own = [
    ...[document.id, document.fileName, document.status, document.confidence],
    ...[document.receivedOn.toISOString(), document.processedOn?.toISOString() ?? null, document.problem],
    ...fields.filter((field) => !field.line).map(cellIn(document.fields)),
  ];
  if (!lines) return [own];
  const columns = fields.filter((field) => field.line);
  if (document.lineItems.length === 0) return [[...own, null, ...columns.map(() => null)]];
  return document.lineItems.map((item, index) => [
    ...own,
    before + index + 1,
    ...columns.map(cellIn(item.cells)),
  ]);
}
