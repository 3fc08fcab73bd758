import type { CsvDialect } from "./csv";

export const exportFormats = ["csv", "xlsx", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * A column: its heading, where its values come from (`column-sources.ts`), and a text: the value of a constant, otherwise
 * what is written where there is no value.
 */
export type ExportColumn = { heading: string; source: string; text: string };

/**
 * The rows of an export: one per document, or one per line item, where a document without any has one too. Dates are
 * written by `datePattern` ("dd/MM/yyyy"; empty: ISO 8601), decimals with `decimalMark`.
 */
export type RowLayout = {
  rows: "document" | "line";
  columns: ExportColumn[];
  datePattern: string;
  decimalMark: CsvDialect["decimalMark"];
};

/**
 * A whole file. The last four are for CSV: what parts cells, its encoding, whether text is in quotation marks, and a
 * line before the headings, its cells parted by semicolons; `{created}`, `{yearStart}`, `{from}` and `{to}` are filled in.
 */
export type ExportLayout = RowLayout & {
  format: ExportFormat;
  separator: CsvDialect["separator"];
  encoding: "utf-8" | "windows-1252";
  quoteText: boolean;
  firstLine: string;
};

/**
 * A saved layout of a model. `onRelease`: releases store a file by it beside the others; `inMail`: mails about approved
 * documents link to it.
 */
export type ExportTemplate = {
  id: string;
  modelId: string;
  name: string;
  layout: ExportLayout;
  onRelease: boolean;
  inMail: boolean;
  revision: number;
};

/** More than any of the presets has; the last of DATEV's 125 columns, which nobody needs, are added empty. */
export const maxExportColumns = 60;

/** Of a model: enough for every program of a company, and a list without pages. */
export const maxTemplates = 20;
