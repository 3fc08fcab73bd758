import { mappedInSteps, type Steps } from "../../runtime/steps";
import { limitedByHoles } from "../../values/limited-by-holes";
import { type BoostedTrees, probabilityOf } from "../../weights/boosted-trees";
import shippedTrees from "../../weights/cell-trees.json";
import { type CellContext, cellSignalsInSteps } from "./cell-signals";
import type { ItemRow } from "./item-row";

/** Rows between two chances for others to run. */
const rowsAtOnce = 50;

/**
 * The rows with the confidence of each cell as it was measured on documents whose rows are known, in place of what the
 * way of reading says of itself. `npm run train:cells` makes the trees.
 */
export function* withCellConfidence(
  rows: readonly ItemRow[],
  context: CellContext,
  trees: BoostedTrees = shippedTrees as BoostedTrees,
): Steps<ItemRow[]> {
  const signals = yield* cellSignalsInSteps(rows, context);
  return yield* mappedInSteps(rows, rowsAtOnce, (row, index) => {
    const cells = Object.entries(row.item.cells).map(([key, cell]) => {
      const known = signals[index]?.[key] ?? {};
      return [key, { ...cell, confidence: limitedByHoles(probabilityOf(trees, known), [cell.raw]) }] as const;
    });
    return { ...row, item: { ...row.item, cells: Object.fromEntries(cells) } };
  });
}
