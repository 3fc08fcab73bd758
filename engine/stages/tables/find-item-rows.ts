import type { DocumentKind } from "../../results/extraction-result";
import { finished, type Steps } from "../../runtime/steps";
import type { TableMemory } from "../memory/table-memory";
import { closingRows } from "./closing-rows";
import type { ItemRow } from "./item-row";
import { findLineItems } from "./line-items";
import { movementsInSteps } from "./movements";
import { rememberedRows } from "./remembered-rows";
import type { RowSources } from "./row-sources";
import { addsUp, statedSums } from "./stated-sums";
import { withRememberedCells } from "./with-remembered-cells";

/**
 * The rows of the document: movements on a bank statement, line items on everything else. A remembered table of the
 * layout is tried first and taken unless its rows contradict themselves, or the usual ones are the better proven: columns
 * move from scan to scan.
 */
export const findItemRows = (
  sources: RowSources,
  kind: DocumentKind,
  memory: TableMemory | null = null,
): ItemRow[] => finished(itemRowsInSteps(sources, kind, memory));

/** The same in steps. */
export function* itemRowsInSteps(
  sources: RowSources,
  kind: DocumentKind,
  memory: TableMemory | null = null,
): Steps<ItemRow[]> {
  if (kind === "bank_statement") return yield* movementsInSteps(sources);
  const usual = yield* findLineItems(sources);
  if (!memory) return usual;
  const { sums } = statedSums(sources.layout, { mark: sources.facts.decimalMark, labels: sources.labels });
  const known = closingRows(rememberedRows(memory, sources), sums);
  const isBetter = addsUp(known, sums) || !(addsUp(usual, sums) || agreeing(usual) > agreeing(known));
  const isByColumns =
    memory.rows === "columns" && isSound(known) && known.length * 2 >= usual.length && isBetter;
  const [base, other] = isByColumns || usual.length === 0 ? [known, usual] : [usual, known];
  const keys = isByColumns === (memory.rows === "columns") ? memory.cells : [];
  const onLine = (line: number) => other.find((row) => row.line === line);
  return base.map((row) => withRememberedCells(row, onLine(row.line), memory, keys));
}

function agreeing(rows: readonly ItemRow[]): number {
  return rows.filter(({ item }) => item.arithmetic === "agrees").length;
}

function isSound(rows: readonly ItemRow[]): boolean {
  const wrong = rows.filter(({ item }) => item.arithmetic === "differs").length;
  return rows.length > 0 && wrong * 2 <= rows.length;
}
