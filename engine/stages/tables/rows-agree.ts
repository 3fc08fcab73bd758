import { compact } from "../../text/fold";
import type { ItemRow } from "./item-row";
import { type ConfirmedRow, numberKeys } from "./place-rows";

/** How a reading compares with the rows a person confirmed: right cells by column, and a worth that counts odd rows. */
export type Agreement = { right: ReadonlyMap<string, number>; worth: number };

/** Compares rows with the confirmed ones, each of which takes the row that has most of its values. */
export function agreementWith(rows: readonly ItemRow[], confirmed: readonly ConfirmedRow[]): Agreement {
  const open = new Set(rows);
  const right = new Map<string, number>();
  for (const wanted of confirmed) {
    let best: { row: ItemRow; keys: string[] } | undefined;
    for (const row of open) {
      const keys = Object.keys(wanted).filter((key) => isSame(key, row.item.cells[key]?.value, wanted[key]));
      if (keys.length > (best?.keys.length ?? 0)) best = { row, keys };
    }
    if (!best) continue;
    open.delete(best.row);
    for (const key of best.keys) right.set(key, (right.get(key) ?? 0) + 1);
  }
  const cells = [...right.values()].reduce((sum, count) => sum + count, 0);
  return { right, worth: cells - 2 * Math.abs(rows.length - confirmed.length) };
}

function isSame(key: string, found: string | undefined, wanted: string | undefined): boolean {
  if (found === undefined || wanted === undefined) return false;
  return numberKeys.has(key)
    ? Math.abs(Number(found) - Number(wanted)) < 1e-6
    : compact(found) === compact(wanted);
}
