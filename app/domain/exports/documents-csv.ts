import { csvLine } from "./csv";
import { type TableLayout, tableHeading, tableRows } from "./documents-table";
import type { ExportedDocument } from "./exported-document";

/** The line of headings. */
export const csvHeading = (layout: TableLayout): string => csvLine(tableHeading(layout));

/** The rows of one document, or of a run of its line items that stands behind `before` others. */
export const csvRows = (document: ExportedDocument, layout: TableLayout, before = 0): string =>
  tableRows(document, layout, before).map(csvLine).join("");
