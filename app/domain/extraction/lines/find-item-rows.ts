import type { DocumentKind } from "../extraction-result";
import type { ItemRow } from "./item-row";
import { findLineItems } from "./line-items";
import { findMovements } from "./movements";
import { rememberedRows } from "./remembered-rows";
import type { TableMemory } from "./remembered-table";
import type { RowSources } from "./row-sources";

/**
 * The rows of the document: movements on a bank statement, line items on everything else. A remembered table of the
 * layout is tried first and taken unless its rows contradict themselves.
 */
export function findItemRows(
  sources: RowSources,
  kind: DocumentKind,
  memory: TableMemory | null = null,
): ItemRow[] {
  if (kind === "bank_statement") return findMovements(sources);
  const usual = findLineItems(sources);
  if (!memory) return usual;
  const known = rememberedRows(memory, sources);
  const isByColumns = memory.rows === "columns" && isSound(known) && known.length * 2 >= usual.length;
  const [base, other] = isByColumns || usual.length === 0 ? [known, usual] : [usual, known];
  const keys = isByColumns === (memory.rows === "columns") ? memory.cells : [];
  return base.map((row) =>
    withCells(
      row,
      other.find(({ line }) => line === row.line),
      keys,
    ),
  );
}

/** A row with the cells of some columns as the other reading has them. */
function withCells(row: ItemRow, other: ItemRow | undefined, keys: readonly string[]): ItemRow {
  const cells = { ...row.item.cells };
  for (const key of keys) {
    const better = other?.item.cells[key];
    if (better) cells[key] = better;
  }
  return { ...row, item: { ...row.item, cells } };
}

function isSound(rows: readonly ItemRow[]): boolean {
  const wrong = rows.filter(({ item }) => item.arithmetic === "differs").length;
  return rows.length > 0 && wrong * 2 <= rows.length;
}
