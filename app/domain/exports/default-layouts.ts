import { sourceOfField } from "./column-sources";
import type { ExportColumn, ExportLayout } from "./export-layout";
import type { ExportedField } from "./exported-document";

/** CSV as RFC 4180 has it, with values as they are kept. */
export const plainLayout: ExportLayout = {
  format: "csv",
  rows: "document",
  columns: [],
  datePattern: "",
  decimalMark: ".",
  separator: ",",
  encoding: "utf-8",
  quoteText: false,
  firstLine: "",
};

const aboutDocument = [
  "documentId",
  "fileName",
  "status",
  "confidence",
  "receivedOn",
  "processedOn",
  "problem",
];

/**
 * The layout of an export without a template: what a document says of itself, then the model's fields. With `lines` a row
 * per line item that repeats them; a line-item column that has the name of a header field is called "line." and its name.
 */
export function defaultLayout(fields: readonly ExportedField[], lines: boolean): ExportLayout {
  const header = fields.filter((field) => !field.line);
  const taken = new Set([...aboutDocument, ...header.map(({ name }) => name)]);
  const own = [
    ...aboutDocument.map(documentColumn),
    ...header.map((field) => fieldColumn(field, field.name)),
  ];
  if (!lines) return { ...plainLayout, rows: "document", columns: own };
  const columns = fields
    .filter((field) => field.line)
    .map((field) => fieldColumn(field, taken.has(field.name) ? `line.${field.name}` : field.name));
  return { ...plainLayout, rows: "line", columns: [...own, documentColumn("line"), ...columns] };
}

/** The layout of a workbook's second sheet: a row per line item that says first which document it is of. */
export function lineSheetLayout(fields: readonly ExportedField[]): ExportLayout {
  const number = fields.find(({ key, line }) => !line && numberKeys.has(key));
  const own = [
    ...["documentId", "fileName"].map(documentColumn),
    ...(number ? [fieldColumn(number, number.name)] : []),
    documentColumn("line"),
  ];
  const taken = new Set(own.map(({ heading }) => heading));
  const columns = fields
    .filter((field) => field.line)
    .map((field) => fieldColumn(field, taken.has(field.name) ? `line.${field.name}` : field.name));
  return { ...plainLayout, rows: "line", columns: [...own, ...columns] };
}

/** The numbers that people know a document by. */
const numberKeys = new Set(["invoiceNumber", "orderNumber", "accountNumber"]);

const documentColumn = (name: string): ExportColumn => ({
  heading: name,
  source: `document.${name}`,
  text: "",
});
const fieldColumn = (field: ExportedField, heading: string): ExportColumn => ({
  heading,
  source: sourceOfField(field),
  text: "",
});
