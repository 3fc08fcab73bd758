import type { DocumentLayout } from "../layout/document-layout";
import { isSumLine, type RowRules } from "./sum-lines";
import type { TableHeader } from "./table-header";

/** Whether a header heads line items or movements rather than a row of reference numbers or of filled-in labels. */
export function headsItems(header: TableHeader): boolean {
  if (header.cells.some((cell) => /[\p{L}.]:\s+\S/u.test(cell.text))) return false;
  if (header.cells.filter((cell) => /:$/.test(cell.text)).length > 1) return false;
  const roles = new Set(header.cells.map((cell) => cell.role));
  const amounts = ["netTotal", "unitPrice", "debit", "credit", "balance"] as const;
  return (roles.has("description") || roles.has("itemCode")) && amounts.some((role) => roles.has(role));
}

/** The lines, by index, that belong to tables of items: their headers and what lies below down to the first sum. */
export function tableLinesOf(
  layout: DocumentLayout,
  headers: readonly TableHeader[],
  rules: RowRules,
): Set<number> {
  const lines = new Set<number>();
  for (const header of headers.filter(headsItems)) {
    for (let index = header.firstLine; index <= header.lastLine; index += 1) lines.add(index);
    for (const line of layout.lines.slice(header.lastLine + 1)) {
      const before = layout.lines[line.index - 1];
      const gap = before ? line.top - before.bottom : 0;
      if (line.page !== header.page || isSumLine(line, rules) || gap > 5 * (line.bottom - line.top)) break;
      lines.add(line.index);
    }
  }
  return lines;
}
