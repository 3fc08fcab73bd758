import { isNumberType } from "../documents/is-number-type";
import type { FoundValue } from "../extraction/extraction-result";
import type { ExportedDocument, ExportedField } from "./exported-document";

/** What stands in a table: text, a number, or nothing. */
export type Cell = string | number | null;

/**
 * How a table is laid out: a row per document, or (`lines`) a row per line item that repeats the document's columns. With
 * `numbers` amounts and the like are numbers, else the text that keeps their decimals.
 */
export type TableLayout = { fields: ExportedField[]; lines: boolean; numbers?: boolean };

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

/** The rows of one document. A document without line items has one row in either layout. */
export function tableRows(
  document: ExportedDocument,
  { fields, lines, numbers = false }: TableLayout,
): Cell[][] {
  const cellIn =
    (values: Record<string, FoundValue>) =>
    ({ key, type }: ExportedField) =>
      cellOf(values[key]?.value, numbers && isNumberType(type));
  const own = [
    ...[document.id, document.fileName, document.status, document.confidence],
    ...[document.receivedOn.toISOString(), document.processedOn?.toISOString() ?? null, document.problem],
    ...fields.filter((field) => !field.line).map(cellIn(document.fields)),
  ];
  if (!lines) return [own];
  const columns = fields.filter((field) => field.line);
  if (document.lineItems.length === 0) return [[...own, null, ...columns.map(() => null)]];
  return document.lineItems.map((item, index) => [...own, index + 1, ...columns.map(cellIn(item.cells))]);
}

// A number of more digits would lose some of them.
const exactNumber = /^-?\d{1,12}(\.\d{1,3})?$/;

const cellOf = (value: string | undefined, isNumber: boolean): Cell =>
  isNumber && value !== undefined && exactNumber.test(value) ? Number(value) : (value ?? null);
