import { csvLine } from "./csv";
import { type TableLayout, tableHeading, tableRows } from "./documents-table";
import type { ExportedDocument } from "./exported-document";

/** The line of headings. */
export const csvHeading = (layout: TableLayout): string => csvLine(tableHeading(layout));

/** The rows of one document. */
export const csvRows = (document: ExportedDocument, layout: TableLayout): string =>
  tableRows(document, layout).map(csvLine).join("");
