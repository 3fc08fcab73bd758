import type { DocumentKind } from "../extraction-result";
import type { ItemRow } from "./item-row";
import { findLineItems } from "./line-items";
import { findMovements } from "./movements";
import { rememberedRows } from "./remembered-rows";
import type { RowSources } from "./row-sources";
import type { TableMemory } from "./table-memory";

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
  const known = memory ? rememberedRows(memory, sources) : [];
  return isSound(known) ? known : findLineItems(sources);
}

function isSound(rows: readonly ItemRow[]): boolean {
  const wrong = rows.filter(({ item }) => item.arithmetic === "differs").length;
  return rows.length > 0 && wrong * 2 <= rows.length;
}
