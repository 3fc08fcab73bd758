import type { DocumentLayout } from "../layout/document-layout";
import { isItemHeader } from "../layout/is-item-header";
import type { TableHeader } from "../layout/table-header";
import { isSumLine, type RowRules } from "./sum-lines";

/** Heights of white where a table ends without a sum. */
const endingGap = 5;

/** The lines, by index, that belong to tables of items: their headers and what lies below down to the first sum. */
export function tableLinesOf(
  layout: DocumentLayout,
  headers: readonly TableHeader[],
  rules: RowRules,
): Set<number> {
  const lines = new Set<number>();
  for (const header of headers.filter(isItemHeader)) {
    for (let index = header.firstLine; index <= header.lastLine; index += 1) lines.add(index);
    for (const line of layout.lines.slice(header.lastLine + 1)) {
      const before = layout.lines[line.index - 1];
      const gap = before ? line.top - before.bottom : 0;
      if (line.page !== header.page || isSumLine(line, rules) || gap > endingGap * (line.bottom - line.top))
        break;
      lines.add(line.index);
    }
  }
  return lines;
}
