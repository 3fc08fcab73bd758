import { namesSum } from "../facts/sum-words";
import type { ItemRow } from "./item-row";

/**
 * The rows without those that are called a tax, a net or a total and nothing else, in any language: a count, a price or a code beside it
 * makes no item of it. A table of nothing but such rows stays as it is.
 */
export function withoutSumRows(rows: readonly ItemRow[]): ItemRow[] {
  const items = rows.filter(({ item }) => !namesSum(item.cells.description?.value ?? ""));
  return items.length > 0 ? items : [...rows];
}
