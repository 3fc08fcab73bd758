import { ReadingError } from "../../reading-error";

/**
 * Undoes the PNG filter of one row in place. `previous` is the finished row above (zeros for the first), `distance` the
 * bytes of a whole pixel. Throws ReadingError("damaged") for an unknown filter.
 */
export function unfilterRow(filter: number, row: Uint8Array, previous: Uint8Array, distance: number): void {
  if (filter === 0) return;
  const predict = predictors[filter];
  if (!predict) throw new ReadingError("damaged", "PNG filter");
  for (let at = 0; at < row.length; at++) {
    const left = at >= distance ? (row[at - distance] ?? 0) : 0;
    const corner = at >= distance ? (previous[at - distance] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + predict(left, previous[at] ?? 0, corner);
  }
}

const predictors: Record<number, (left: number, above: number, corner: number) => number> = {
  1: (left) => left,
  2: (_left, above) => above,
  3: (left, above) => (left + above) >> 1,
  4: paeth,
};

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const toLeft = Math.abs(estimate - left);
  const toAbove = Math.abs(estimate - above);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
