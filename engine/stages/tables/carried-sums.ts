import { compact } from "../../text/fold";
import { carryWords } from "../facts/sum-lines";
import type { ItemRow } from "./item-row";

/**
 * Takes the lines out that carry a running sum over to the next page: named by a word for it, with the sum of the rows
 * so far as their amount. "Transporte" with an amount of its own is freight.
 */
export function withoutCarries(rows: readonly ItemRow[]): ItemRow[] {
  const items: ItemRow[] = [];
  let sum = 0;
  for (const row of rows) {
    const isNamed = carryWords.test(compact(row.item.cells.description?.value ?? ""));
    if (isNamed && items.length > 0 && row.cents === sum && !row.item.cells.quantity) continue;
    sum += row.cents ?? 0;
    items.push(row);
  }
  return items;
}
