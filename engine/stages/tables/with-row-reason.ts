import type { FoundValue, LineItem } from "../../results/extraction-result";

/** A line item whose cells without a reason get one: the row of the table, counted from 1, that they were read from. */
export function withRowReason(item: LineItem, row: number): LineItem {
  const told = Object.entries(item.cells);
  if (told.every(([, { reasons }]) => reasons.length > 0)) return item;
  const reason = { key: "reason.table-row", values: { row: String(row) } };
  const cells = told.map(([column, cell]): [string, FoundValue] => [
    column,
    cell.reasons.length > 0 ? cell : { ...cell, reasons: [reason] },
  ]);
  return { ...item, cells: Object.fromEntries(cells) };
}
