import type { Column } from "./columns";
import { textLimit } from "./description-lines";
import type { ItemRow } from "./item-row";
import type { TableRow } from "./table-rows";
import { linesOf, type ReadingOfRows, toItem } from "./to-item";

/** The weight of a row that multiplies, in filled cells: as much as the three numbers. */
const agreeing = 3;

/** The items of the rows that say anything of one. */
export function toItems(rows: readonly TableRow[], reading: ReadingOfRows): ItemRow[] {
  return rows.flatMap((row) => toItem(row, reading) ?? []);
}

/** Rows that hold a description and agreeing numbers are worth more than rows of numbers. */
export function rowsScoreOf(rows: readonly ItemRow[]): number {
  return rows.reduce((sum, { item }) => {
    const filled = Object.keys(item.cells).length;
    const check = { agrees: agreeing, untested: 0, differs: -2 }[item.arithmetic];
    return sum + filled + (item.cells.description ? 2 : 0) + check;
  }, 0);
}

/** Where the text of the descriptions ends, by the descriptions and by where the next column begins. */
export function limitOf(rows: readonly TableRow[], columns: readonly Column[]): number {
  const at = columns.findIndex((column) => column.role === "description");
  const following = rows.flatMap((row) => row.cells.slice(at + 1).flat()).map((token) => token.left);
  const next = Math.min(columns[at + 1]?.heading.left ?? 1, ...following);
  return textLimit(
    rows.flatMap((row) => linesOf(row.cells[at] ?? [], row)),
    next,
  );
}
