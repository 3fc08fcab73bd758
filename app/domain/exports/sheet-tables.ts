import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import type { ExportedDocument, ExportedField } from "./exported-document";
import { momentCell, type SheetCell, sheetCell } from "./sheet-cell";

/** The headings of the sheet with a row for each document. */
export const documentHeadings = (fields: readonly ExportedField[]): string[] => [
  ...["documentId", "fileName", "status", "confidence", "receivedOn", "processedOn", "problem"],
  ...fields.filter((field) => !field.line).map((field) => field.name),
];

/** The row of a document. */
export const documentRow = (
  document: Omit<ExportedDocument, "lineItems">,
  fields: readonly ExportedField[],
): SheetCell[] => [
  ...[document.id, document.fileName, document.status, document.confidence],
  ...[momentCell(document.receivedOn), momentCell(document.processedOn), document.problem],
  ...fields.filter((field) => !field.line).map(cellIn(document.fields)),
];

/** The headings of the sheet with a row for each line item: first which document it is of. */
export const lineHeadings = (fields: readonly ExportedField[]): string[] => {
  const number = numberField(fields);
  const own = ["documentId", "fileName", ...(number ? [number.name] : []), "line"];
  const lines = fields.filter((field) => field.line).map(({ name }) => name);
  return [...own, ...lines.map((name) => (own.includes(name) ? `line.${name}` : name))];
};

/** The row of a line item; `line` counts from 1. */
export function lineRow(
  document: Pick<ExportedDocument, "id" | "fileName" | "fields">,
  item: LineItem,
  line: number,
  fields: readonly ExportedField[],
): SheetCell[] {
  const number = numberField(fields);
  return [
    ...[document.id, document.fileName, ...(number ? [cellIn(document.fields)(number)] : []), line],
    ...fields.filter((field) => field.line).map(cellIn(item.cells)),
  ];
}

/** The number that people know the document by. */
const numberField = (fields: readonly ExportedField[]): ExportedField | undefined =>
  fields.find(({ key, line }) => !line && ["invoiceNumber", "orderNumber", "accountNumber"].includes(key));

const cellIn =
  (values: Record<string, FoundValue>) =>
  ({ key, type }: ExportedField): SheetCell =>
    sheetCell(values[key]?.value, type);
