import { mappedInSteps, type Steps } from "../../runtime/steps";
import { limitedByUnknownCodes } from "../../values/limited-by-unknown-codes";
import { type BoostedTrees, probabilityOf } from "../../weights/boosted-trees";
import shippedTrees from "../../weights/cell-trees.json";
import { type CellContext, cellSignalsIn } from "./cell-signals";
import type { ItemRow } from "./item-row";

/** Rows between two chances for others to run. */
const rowsAtOnce = 50;
const trees = shippedTrees as BoostedTrees;

/**
 * Writes the rows with the confidence of each cell as it was measured on documents whose rows are known, in place of what the
 * way of reading says of itself. `npm run train:cells` makes the trees. `write` takes each row at once: of a long table
 * there is no room for the rows between.
 */
export function* withCellConfidence<T>(
  rows: readonly ItemRow[],
  context: CellContext,
  write: (row: ItemRow) => T,
): Steps<T[]> {
  const signalsOf = cellSignalsIn(rows, context);
  yield;
  return yield* mappedInSteps(rows, rowsAtOnce, (row, index) => {
    const signals = signalsOf(row, index);
    const cells = Object.entries(row.item.cells).map(([key, cell]) => {
      const known = signals[key] ?? {};
      return [
        key,
        { ...cell, confidence: limitedByUnknownCodes(probabilityOf(trees, known), [cell.raw]) },
      ] as const;
    });
    return write({ ...row, item: { ...row.item, cells: Object.fromEntries(cells) } });
  });
}
