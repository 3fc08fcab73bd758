import type { GreyImage } from "./grey-image";

/** Cells along the longer side: light changes no faster over a sheet, and a cell holds paper beside its print. */
const cellsAlong = 160;
/** In pixels: smaller cells lie within one letter. */
const smallestCell = 8;

/**
 * Set by hand: paper is what the lightest part of a cell shows, and so much is paper even among dense print.
 */
const paperShare = 0.15;
/** A little below white, so that the grain of the paper is not cut off. */
const paperWhite = 245;
/** Keeps a cell without paper (a dark picture) from being stretched to white. */
const darkestPaper = 20;
/** In cells: the light of a place is that of its neighbours within this, which print cannot cover. */
const reach = 2;

/** The estimated paper brightness of each square cell of `cell` pixels. */
type Paper = { columns: number; rows: number; cell: number; levels: Float32Array };

/** Evens out shadows: every pixel is divided by the brightness of the paper around it (upper percentile per cell). */
export function flattenLight(image: GreyImage): GreyImage {
  const paper = smoothed(smoothed(paperOf(image), highest), mean);
  const data = new Uint8Array(image.data.length);
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const at = y * image.width + x;
      const level = Math.max(darkestPaper, levelAt(paper, x, y));
      data[at] = Math.min(255, ((image.data[at] ?? 0) * paperWhite) / level);
    }
  }
  return { ...image, data };
}

function paperOf(image: GreyImage): Paper {
  const cell = Math.max(smallestCell, Math.round(Math.max(image.width, image.height) / cellsAlong));
  const columns = Math.ceil(image.width / cell);
  const rows = Math.ceil(image.height / cell);
  const levels = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      levels[row * columns + column] = cellPaper(image, column * cell, row * cell, cell);
    }
  }
  return { columns, rows, cell, levels };
}

function cellPaper(image: GreyImage, left: number, top: number, cell: number): number {
  const histogram = new Uint16Array(256);
  let pixels = 0;
  for (let y = top; y < Math.min(image.height, top + cell); y++) {
    for (let x = left; x < Math.min(image.width, left + cell); x++, pixels++) {
      const value = image.data[y * image.width + x] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
    }
  }
  let level = 255;
  for (let counted = histogram[255] ?? 0; level > 0 && counted < pixels * paperShare; ) {
    level--;
    counted += histogram[level] ?? 0;
  }
  return level;
}

function smoothed(paper: Paper, combine: (values: number[]) => number): Paper {
  const levels = new Float32Array(paper.levels.length);
  for (let row = 0; row < paper.rows; row++) {
    for (let column = 0; column < paper.columns; column++) {
      levels[row * paper.columns + column] = combine(neighbours(paper, column, row));
    }
  }
  return { ...paper, levels };
}

function neighbours(paper: Paper, column: number, row: number): number[] {
  const values: number[] = [];
  for (let y = Math.max(0, row - reach); y <= Math.min(paper.rows - 1, row + reach); y++) {
    const start = y * paper.columns;
    values.push(
      ...paper.levels.subarray(
        start + Math.max(0, column - reach),
        start + Math.min(paper.columns, column + reach + 1),
      ),
    );
  }
  return values;
}

function highest(values: number[]): number {
  return Math.max(...values);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function levelAt({ columns, rows, cell, levels }: Paper, x: number, y: number): number {
  const across = Math.max(0, (x + 0.5) / cell - 0.5);
  const down = Math.max(0, (y + 0.5) / cell - 0.5);
  const left = Math.min(columns - 1, Math.floor(across));
  const top = Math.min(rows - 1, Math.floor(down));
  const right = Math.min(columns - 1, left + 1);
  const bottom = Math.min(rows - 1, top + 1);
  const rightShare = across - left;
  const upper = blend(levels[top * columns + left] ?? 0, levels[top * columns + right] ?? 0, rightShare);
  const lower = blend(
    levels[bottom * columns + left] ?? 0,
    levels[bottom * columns + right] ?? 0,
    rightShare,
  );
  return blend(upper, lower, down - top);
}

function blend(first: number, second: number, share: number): number {
  return first * (1 - share) + second * share;
}
