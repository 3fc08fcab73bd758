import { patternFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import { startPattern } from "../facts/line-starts";
import type { ItemRow } from "./item-row";

/** "Porto" is postage but the beginning of other words too, a charge in francs or with its amount is one. */
const words = startPattern("adjustments", ["porto(?!n)", String.raw`charge\d`]);

/**
 * Takes discounts and charges on the whole document out of the rows: they stand below the items in the column of the
 * amounts, begin with a word for it and lack the quantity and price that the items have.
 */
export function withoutAdjustments(rows: readonly ItemRow[]): ItemRow[] {
  const last = rows.findLastIndex(({ item }) => item.cells.quantity && item.cells.unitPrice);
  const end = rows.findLastIndex((row) => !isAdjustment(row));
  return rows.filter(
    (row, index) => index <= Math.max(last, end) || (last < 0 && !isRounding(row) && (row.cents ?? 0) >= 0),
  );
}

const rounding = new RegExp(`^${patternFor("roundings")}`);

function isRounding({ item }: ItemRow): boolean {
  return rounding.test(compact(item.cells.description?.value ?? ""));
}

function isAdjustment({ item: { cells } }: ItemRow): boolean {
  return (
    !cells.quantity &&
    !cells.unitPrice &&
    words.test(compact(cells.description?.value ?? "").replace(/^less/, ""))
  );
}
