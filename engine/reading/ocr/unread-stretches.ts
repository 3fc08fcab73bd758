import type { Rect } from "../../geometry/rect";
import { finished, type Steps } from "../../runtime/steps";
import type { GreyImage } from "../image/grey-image";
import { meanGrey } from "../image/mean-grey";

/** Set by hand: darker than this share of the mean grey is ink. */
const inkShare = 0.85;
/** A line of print is looked for on a grid of a fifth of its height. */
const cellsInHeight = 5;
/** Set by hand, of the cell's pixels: a stroke of a letter. */
const inkInCell = 0.12;
/** In usual heights: lower is a ruling. */
const lowest = 0.6;
/** In usual heights: higher is a picture or a heading of its own size. */
const highest = 2;
// A lone digit in a column is easily passed over.
const narrowest = 0.2;
/** In cells: a blank between words. */
const widestGap = 6;
/** Bounds the time of a page. */
const mostStretches = 60;
/** Lines of cells: a sheet has some 500, and takes up to 0.3 s where the machine has much else to do. */
const linesInStep = 100;

/** Squares of the picture, each holding whether there is ink outside the words. */
type Cells = { size: number; across: number; down: number; ink: Uint8Array };

/**
 * Where a picture shows what may be text although no word was found there: patches of ink outside the boxes of `words`, as
 * high as a line (0.6 to 2 of the usual word), in pixels. The picture must be level and without rulings.
 */
export const unreadStretches = (image: GreyImage, words: readonly Rect[]): Rect[] =>
  finished(unreadStretchesInSteps(image, words));

/** The same in steps, of some tens of milliseconds. */
export function* unreadStretchesInSteps(image: GreyImage, words: readonly Rect[]): Steps<Rect[]> {
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  if (usual < cellsInHeight) return [];
  const cells = yield* cellsOf(image, words, Math.round(usual / cellsInHeight));
  return patches(cells)
    .filter(({ left, top, right, bottom }) => {
      const height = (bottom - top) / usual;
      return height >= lowest && height <= highest && right - left >= usual * narrowest;
    })
    .slice(0, mostStretches)
    .map(({ left, top, right, bottom }) => ({
      left,
      top,
      right: Math.min(right, image.width),
      bottom: Math.min(bottom, image.height),
    }));
}

function* cellsOf(image: GreyImage, words: readonly Rect[], size: number): Steps<Cells> {
  const { width, height } = image;
  const threshold = meanGrey(image) * inkShare;
  const across = Math.ceil(width / size);
  const down = Math.ceil(height / size);
  const counts = new Uint16Array(across * down);
  for (let line = 0; line < down; line++) {
    for (let cell = 0; cell < across; cell++)
      counts[line * across + cell] = darkPixels(image, cell * size, line * size, size, threshold);
    if (line % linesInStep === linesInStep - 1) yield;
  }
  const ink = Uint8Array.from(counts, (count) => (count >= size * size * inkInCell ? 1 : 0));
  for (const word of words) {
    const right = Math.min(across - 1, Math.floor(word.right / size));
    const bottom = Math.min(down - 1, Math.floor(word.bottom / size));
    for (let y = Math.max(0, Math.floor(word.top / size)); y <= bottom; y++)
      ink.fill(0, y * across + Math.max(0, Math.floor(word.left / size)), y * across + right + 1);
  }
  return { size, across, down, ink };
}

function darkPixels(
  { width, height, data }: GreyImage,
  left: number,
  top: number,
  size: number,
  threshold: number,
) {
  const right = Math.min(width, left + size);
  const bottom = Math.min(height, top + size);
  let dark = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) if ((data[at] ?? 255) < threshold) dark++;
  }
  return dark;
}

// Ink belongs together across the gap between words, but only where it touches between lines.
function patches({ size, across, down, ink }: Cells): Rect[] {
  const left = ink.slice();
  const found: Rect[] = [];
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    left[start] = 0;
    const waiting = [start];
    const edges = { left: across, top: down, right: 0, bottom: 0 };
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const x = at % across;
      const y = Math.floor(at / across);
      edges.left = Math.min(edges.left, x);
      edges.right = Math.max(edges.right, x + 1);
      edges.top = Math.min(edges.top, y);
      edges.bottom = Math.max(edges.bottom, y + 1);
      for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row++) {
        const reach = row === y ? widestGap : 1;
        const to = Math.min(across - 1, x + reach);
        for (let column = Math.max(0, x - reach); column <= to; column++) {
          const next = row * across + column;
          if (!left[next]) continue;
          left[next] = 0;
          waiting.push(next);
        }
      }
    }
    found.push({
      left: edges.left * size,
      top: edges.top * size,
      right: edges.right * size,
      bottom: edges.bottom * size,
    });
  }
  return found;
}
