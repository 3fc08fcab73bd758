import { readBareTable } from "./bare-table";
import type { ItemRow } from "./item-row";
import { readTable } from "./read-table";
import type { RowSources } from "./row-sources";
import { worthOf } from "./row-worth";

/**
 * Reads the line items of the table that explains most: for every header on the document the rows below it, tables with
 * the same columns taken together over the pages. Where no header has rows below it, a table without one.
 */
export function findLineItems(sources: RowSources): ItemRow[] {
  const { headers } = sources;
  const groups = new Map<string, ItemRow[]>();
  headers.forEach((header, index) => {
    const key = header.cells.map((cell) => cell.role ?? "?").join(" ");
    const rows = readTable(header, headers[index + 1], sources);
    groups.set(key, [...(groups.get(key) ?? []), ...rows]);
  });
  const headed = [...groups.values()].sort((a, b) => worthOf(b) - worthOf(a))[0] ?? [];
  return headed.some(({ item }) => item.cells.description) ? headed : readBareTable(sources);
}
