import { heightOf, overlapY, widthOf } from "../../../geometry/rect";
import type { InkPiece } from "./ink-pieces";

/** A stretch of a line of text: its edges in pixels, and the pieces of ink that it consists of. */
export type TextLine = { left: number; top: number; right: number; bottom: number; pieces: InkPiece[] };

/** In pixels: smaller pieces are dots and specks. */
const smallestLetter = 5;
/** Set by hand: the height at this rank, above specks and below headings, is the usual one. */
const typicalRank = 0.6;
/** In usual heights: small letters without ascender. */
const letterLow = 0.5;
// Headings are printed at twice the size.
const letterHigh = 2.6;
// Touching letters make one piece of a whole word.
const letterWide = 8;
/** In usual heights: a wider gap separates columns. */
const widestGap = 2;
/** Of a letter's height: as much of it stands in a line that it belongs to. */
const sharedHeight = 0.5;
/** Of the lower line: lines that share more of their height are one, cut by a gap. */
const sameLine = 0.6;
/** In letters: a line that bends is followed by its last ones. */
const remembered = 5;
/** Set by hand: less is a speck. */
const fewestPixels = 4;
/** In usual heights: where accents and the dots of i stand. */
const aboveLine = 0.2;
/** In usual heights: where commas reach. */
const belowLine = 0.25;

/**
 * Puts pieces of ink together to lines of text, from above to below. Method: pieces of letter size are taken from left to
 * right and follow the line whose last letters stand at their height; points and dashes join the line around them. A gap
 * of more than two letter heights divides a line. The picture must be level and without rulings.
 */
export function textLines(pieces: readonly InkPiece[]): TextLine[] {
  const usual = typicalHeight(pieces);
  if (usual === 0) return [];
  const lines: TextLine[] = [];
  const letters = pieces.filter((piece) => isLetter(piece, usual)).toSorted((a, b) => a.left - b.left);
  for (const letter of letters) {
    const line = lineOf(letter, lines, usual * widestGap);
    if (line) include(line, letter);
    else lines.push({ ...edgesOf(letter), pieces: [letter] });
  }
  for (const mark of pieces.filter((piece) => isMark(piece, usual))) {
    const line = lines.find((near) => isBeside(mark, near, usual));
    if (!line) continue;
    line.pieces.push(mark);
    line.left = Math.min(line.left, mark.left);
    line.right = Math.max(line.right, mark.right);
  }
  return joined(lines, usual * widestGap).sort((a, b) => a.top - b.top);
}

function typicalHeight(pieces: readonly InkPiece[]): number {
  const heights = pieces
    .filter((piece) => heightOf(piece) >= smallestLetter && widthOf(piece) < heightOf(piece) * letterWide)
    .map(heightOf)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * typicalRank)] ?? 0;
}

function isLetter(piece: InkPiece, usual: number): boolean {
  const height = heightOf(piece);
  return height >= usual * letterLow && height <= usual * letterHigh && widthOf(piece) <= usual * letterWide;
}

function isMark(piece: InkPiece, usual: number): boolean {
  return (
    heightOf(piece) < usual * letterLow &&
    widthOf(piece) <= usual * letterWide &&
    piece.pixels >= fewestPixels
  );
}

function lineOf(letter: InkPiece, lines: readonly TextLine[], gap: number): TextLine | undefined {
  let best: TextLine | undefined;
  let most = sharedHeight;
  for (const line of lines) {
    if (letter.left - line.right > gap) continue;
    const share = sharedOf(endOf(line), letter);
    if (share <= most) continue;
    most = share;
    best = line;
  }
  return best;
}

// Lines drift: only the last letters say where the next one stands.
function endOf({ pieces }: TextLine): { top: number; bottom: number } {
  const last = pieces.slice(-remembered);
  return {
    top: last.reduce((sum, { top }) => sum + top, 0) / last.length,
    bottom: last.reduce((sum, { bottom }) => sum + bottom, 0) / last.length,
  };
}

function isBeside(mark: InkPiece, line: TextLine, usual: number): boolean {
  const middle = (mark.top + mark.bottom) / 2;
  return (
    middle > line.top - usual * aboveLine &&
    middle < line.bottom + usual * belowLine &&
    mark.right > line.left - usual &&
    mark.left < line.right + usual
  );
}

// A line that began with two letters at different heights has grown as two.
function joined(lines: readonly TextLine[], gap: number): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines.toSorted((a, b) => a.left - b.left)) {
    const other = whole.find((before) => sharedOf(before, line) > sameLine && line.left < before.right + gap);
    if (!other) whole.push(line);
    else for (const piece of line.pieces) include(other, piece);
  }
  return whole;
}

function include(line: TextLine, piece: InkPiece): void {
  line.pieces.push(piece);
  line.left = Math.min(line.left, piece.left);
  line.top = Math.min(line.top, piece.top);
  line.right = Math.max(line.right, piece.right);
  line.bottom = Math.max(line.bottom, piece.bottom);
}

type Band = { top: number; bottom: number };

function sharedOf(a: Band, b: Band): number {
  return overlapY(a, b) / Math.min(heightOf(a), heightOf(b));
}

function edgesOf({ left, top, right, bottom }: InkPiece) {
  return { left, top, right, bottom };
}
