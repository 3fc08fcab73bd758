import type { ReportCell, ReportColumn } from "~/domain/reports/report-list";
import { fillText } from "./fill-text";
import type { Language } from "./languages";

/** The heading of a column of a report in the language. */
export const headingOf = ({ key, label }: Pick<ReportColumn, "key" | "label">, language: Language): string =>
  fillText(language, label ?? `reports.column.${key}`);

/** What stands in a cell of a report: its words in the language, several sentences one after the other; numbers stay numbers. */
export function wordedCell(
  column: Pick<ReportColumn, "kind"> | undefined,
  cell: ReportCell,
  language: Language,
): string | number | null {
  if (cell === null || typeof cell === "number") return cell;
  if (typeof cell === "string") return column?.kind === "word" ? fillText(language, cell) : cell;
  return cell.map(({ key, values }) => fillText(language, key, values)).join("; ") || null;
}
