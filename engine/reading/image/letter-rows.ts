import { heightOf, type Rect } from "../../geometry/rect";

/** In pixels: letters that are lower cannot be read. */
const lowestLetter = 6;
/** In pixels: higher is no print of a line. */
const highestLetter = 200;
/** Set by hand, of the letters' height: the widest gap between two of them. */
const widestGap = 1;
/** Set by hand: how much two neighbours may differ in height. */
const mostTimesHigher = 2.2;
/** In pixels: the height of a shelf on which neighbours are looked for. */
const rowHeight = 8;
/** Set by hand, of the height: how far letters of one line stand above or below it, by skew and wear. */
const unevenness = 0.12;

/** Whether a piece of ink is as high as a letter, whichever way it lies. */
export const isLetterHigh = ({ left, top, right, bottom }: Rect): boolean =>
  Math.max(right - left, bottom - top) >= lowestLetter &&
  Math.min(right - left, bottom - top) <= highestLetter;

/** Text that lies on its side reads down the page. */
export const turned = ({ left, top, right, bottom }: Rect): Rect => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
});

/**
 * The places in the list of the pieces that stand in a row of at least `shortest` of their size, each near the next.
 * `isNext` says which two may stand beside each other.
 */
export function inRows(pieces: readonly Rect[], shortest: number, isNext = isAlike): number[] {
  const order = pieces.map((_, at) => at).sort((a, b) => (pieces[a]?.left ?? 0) - (pieces[b]?.left ?? 0));
  const piecesByRow = new Map<number, number[]>();
  const next = new Int32Array(pieces.length).fill(-1);
  const before = new Int32Array(pieces.length).fill(1);
  const after = new Int32Array(pieces.length).fill(1);
  // From the right, so that those to the right are on their shelves.
  for (const at of order.toReversed()) {
    const piece = pieces[at];
    if (!piece) continue;
    next[at] = neighbourOf(piece, pieces, piecesByRow, isNext);
    after[at] = 1 + (next[at] < 0 ? 0 : (after[next[at]] ?? 0));
    const row = Math.floor((piece.top + piece.bottom) / 2 / rowHeight);
    const line = piecesByRow.get(row);
    if (line) line.push(at);
    else piecesByRow.set(row, [at]);
  }
  for (const at of order) {
    const following = next[at] ?? -1;
    if (following >= 0) before[following] = Math.max(before[following] ?? 1, (before[at] ?? 1) + 1);
  }
  return order.filter((at) => (before[at] ?? 0) + (after[at] ?? 0) - 1 >= shortest);
}

function neighbourOf(
  piece: Rect,
  pieces: readonly Rect[],
  piecesByRow: ReadonlyMap<number, number[]>,
  isNext: typeof isAlike,
): number {
  const height = piece.bottom - piece.top;
  const last = Math.floor(piece.bottom / rowHeight);
  let best = -1;
  let nearest = Math.max(height, lowestLetter) * widestGap;
  for (let row = Math.floor(piece.top / rowHeight); row <= last; row++) {
    const line = piecesByRow.get(row) ?? [];
    for (let index = line.length - 1; index >= 0; index--) {
      const at = line[index] ?? 0;
      const other = pieces[at];
      if (!other) continue;
      const gap = other.left - piece.right;
      if (gap > highestLetter) break;
      if (gap <= -height || gap > nearest || other.left <= piece.left || !isNext(piece, other)) continue;
      nearest = gap;
      best = at;
    }
  }
  return best;
}

function isAlike(piece: Rect, other: Rect): boolean {
  const [height, high] = [heightOf(piece), heightOf(other)];
  return high <= height * mostTimesHigher && height <= high * mostTimesHigher;
}

/** Whether two neighbours also stand on one line, or hang from one, as printed letters do and specks seldom. */
export function areLevel(piece: Rect, other: Rect): boolean {
  if (!isAlike(piece, other)) return false;
  const off = Math.max(1, heightOf(piece) * unevenness);
  return Math.abs(piece.bottom - other.bottom) <= off || Math.abs(piece.top - other.top) <= off;
}
