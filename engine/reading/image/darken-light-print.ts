import type { Rect } from "../../geometry/rect";
import { inkPieces } from "../ocr/lines/ink-pieces";

import type { GreyImage } from "./grey-image";
import { meanGrey, paperTone } from "./mean-grey";

/** Of a line of pixels along a block: what is dark for less is outside. */
const edgeDark = 0.5;

/** Set by hand: darker than this share of the mean grey is ink or a dark block. */
const darkShare = 0.75;
/** Cells along the longer side: fine enough for the bar of a heading. */
const cellsAlong = 250;
/** Cells smaller than a letter's stem would see every stem as a block. */
const smallestCell = 6;
/** In cells: a block is wider than a word of bold print. */
const widest = 6;
/** In cells: a block is higher than a ruling is thick. */
const highest = 2;
/** In pixels: what is looked at along each side of a block. */
const rim = 2;
/** Set by hand: a block has its own dark rim, where dark print and pictures have gaps. */
const rimDark = 0.85;
/** Set by hand: the share of dark cells in a rectangle, print on it counted out. */
const filled = 0.75;
/** Of the page: what is dark for more than half is its ground, no block. */
const largestShare = 0.5;
/** Set by hand, in levels of grey: what is lighter than its ground by this is print. */
const contrast = 40;
/** Set by hand: a block with less print on it is a ruling or a logo. */
const leastPrint = 0.01;
/** Where more than half is light the block is the frame of something light. */
const mostPrint = 0.5;

/**
 * Turns light print on dark blocks (headings of tables, boxes around a total) into dark print on paper, as the recogniser
 * wants it. A block is a rectangle that is dark for the most part and holds more of what is lighter than of what is darker
 * still. Returns the same picture when there is none.
 */
export function darkenLightPrint(image: GreyImage): GreyImage {
  const paper = paperTone(meanGrey(image));
  let out: Uint8Array | undefined;
  for (const area of darkBlocks(image)) {
    const tones = tonesOf(image, area);
    if (!tones) continue;
    out ??= image.data.slice();
    invert(image, out, area, { ...tones, paper });
  }
  return out ? { ...image, data: out } : image;
}

/** The tone of a block and of the print on it. */
type Tones = { ground: number; print: number };

function darkBlocks(image: GreyImage): Rect[] {
  const { width, height, data } = image;
  const threshold = meanGrey(image) * darkShare;
  const size = Math.max(smallestCell, Math.round(Math.max(width, height) / cellsAlong));
  const across = Math.floor(width / size);
  const down = Math.floor(height / size);
  const counts = new Uint16Array(across * down);
  for (let y = 0; y < down * size; y++) {
    const row = Math.floor(y / size) * across;
    for (let x = 0; x < across * size; x++) {
      if ((data[y * width + x] ?? 255) >= threshold) continue;
      const at = row + Math.floor(x / size);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const dark = Uint8Array.from(counts, (count) => (count * 2 >= size * size ? 1 : 0));
  return inkPieces(dark, across, down)
    .filter(({ left, top, right, bottom, pixels }) => {
      const [wide, high] = [right - left, bottom - top];
      const solid = pixels >= wide * high * filled && wide * high <= across * down * largestShare;
      return wide >= widest && high >= highest && solid;
    })
    .map(({ left, top, right, bottom }) => {
      const edges = { left: left * size, top: top * size, right: right * size, bottom: bottom * size };
      return toItsEdges(image, edges, threshold, size);
    })
    .filter((edges) => hasDarkRim(image, edges, threshold));
}

// Cells meet the edges of a block by chance: from a cell beyond, each side moves inwards to the first dark line.
function toItsEdges(image: GreyImage, inner: Rect, threshold: number, reach: number): Rect {
  let left = Math.max(0, inner.left - reach);
  let top = Math.max(0, inner.top - reach);
  let right = Math.min(image.width, inner.right + reach);
  let bottom = Math.min(image.height, inner.bottom + reach);
  const column = (x: number) => darkShareOf(image, { ...inner, left: x, right: x + 1 }, threshold) < edgeDark;
  const row = (y: number) => darkShareOf(image, { ...inner, top: y, bottom: y + 1 }, threshold) < edgeDark;
  while (left < inner.right && column(left)) left++;
  while (right > left && column(right - 1)) right--;
  while (top < inner.bottom && row(top)) top++;
  while (bottom > top && row(bottom - 1)) bottom--;
  return { left, top, right, bottom };
}

// Thick letters of a heading are dark for the most part as well, but not all around.
function hasDarkRim(image: GreyImage, edges: Rect, threshold: number): boolean {
  const { left, top, right, bottom } = edges;
  return [
    { ...edges, right: left + rim },
    { ...edges, left: right - rim },
    { ...edges, bottom: top + rim },
    { ...edges, top: bottom - rim },
  ].every((side) => darkShareOf(image, side, threshold) >= rimDark);
}

function darkShareOf({ width, data }: GreyImage, edges: Rect, threshold: number): number {
  const { left, top, right, bottom } = edges;
  let dark = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((data[y * width + x] ?? 255) < threshold) dark++;
  return dark / Math.max(1, (right - left) * (bottom - top));
}

function tonesOf({ width, data }: GreyImage, area: Rect): Tones | undefined {
  const histogram = new Uint32Array(256);
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const level = data[y * width + x] ?? 0;
      histogram[level] = (histogram[level] ?? 0) + 1;
    }
  }
  const pixels = (area.right - area.left) * (area.bottom - area.top);
  const ground = levelAt(histogram, pixels / 2);
  const above = sumOf(histogram.subarray(Math.min(256, ground + contrast)));
  const below = sumOf(histogram.subarray(0, Math.max(0, ground - contrast)));
  if (above < pixels * leastPrint || above > pixels * mostPrint || above < below * 2) return undefined;
  return { ground, print: levelAt(histogram, pixels - above / 2) };
}

function levelAt(histogram: Uint32Array, rank: number): number {
  let counted = 0;
  return histogram.findIndex((count) => {
    counted += count;
    return counted >= rank;
  });
}

function sumOf(counts: Uint32Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function invert(
  { width, data }: GreyImage,
  out: Uint8Array,
  area: Rect,
  { ground, print, paper }: Tones & { paper: number },
): void {
  for (let y = area.top; y < area.bottom; y++) {
    for (let at = y * width + area.left; at < y * width + area.right; at++) {
      const share = ((data[at] ?? 0) - ground) / (print - ground);
      out[at] = Math.round(paper * (1 - Math.min(1, Math.max(0, share))));
    }
  }
}
