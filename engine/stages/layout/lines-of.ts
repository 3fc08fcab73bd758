import { heightOf, overlapX, type Rect, unionOf, widthOf } from "../../geometry/rect";
import type { WordSource } from "../../reading/page";
import { columnStarts } from "./column-starts";
import type { Line, Segment } from "./line";
import { type Token, textOf } from "./token";

/** Rows above a token that may be its own on a slanted page: columns begin at different heights. */
const rowsBack = 12;
/** Share of a word's width from which it is printed over another. */
const printedOver = 0.35;

/**
 * A gap wider than this many heights of the smaller neighbour ends a segment. Recognised boxes hug the letters, so that
 * the same gap is more of their heights.
 */
const gapThatParts = { text: 1, ocr: 1.6 };
/** Slips print wide letters: so many of them between two recognised words are still one space. */
const lettersThatPart = 1.7;
/** Shorter words are too wide or too narrow by chance. */
const lettersToTell = 4;

/**
 * Groups the tokens of one page into lines from top to bottom and cuts each line into segments. A token belongs to the
 * line whose nearest token in x stands at its height, so that a slightly turned page still reads as lines.
 */
export function linesOf(tokens: readonly Token[], source: WordSource = "text", firstIndex = 0): Line[] {
  const rows: Token[][] = [];
  for (const token of [...tokens].sort((a, b) => centre(a) - centre(b) || a.left - b.left)) {
    const level = rows.slice(-rowsBack).filter((candidate) => hasPlaceFor(token, candidate));
    const row =
      level.find((candidate) => candidate.some((other) => other.order === token.order - 1)) ?? level.at(-1);
    if (row) row.push(token);
    else rows.push([token]);
  }
  const ordered = rows
    .map((row) => row.sort((a, b) => a.left - b.left))
    .sort((a, b) => unionOf(a).top - unionOf(b).top);
  const lines = ordered.map((row, index) => toLine(row, firstIndex + index, gapThatParts[source]));
  if (source === "ocr") return lines;
  const starts = columnStarts(lines);
  return lines.map((line) =>
    line.tokens.some((token) => starts.has(token))
      ? toLine(line.tokens, line.index, gapThatParts[source], starts)
      : line,
  );
}

const nowhere: ReadonlySet<Token> = new Set();

function toLine(tokens: Token[], index: number, gap: number, opening: ReadonlySet<Token> = nowhere): Line {
  const segments = segmentsOf(tokens, index, gap, opening);
  const starts: number[] = [];
  let text = "";
  for (const segment of segments) {
    if (text) text += "\t";
    for (const token of segment.tokens) {
      if (text && !text.endsWith("\t")) text += " ";
      starts.push(text.length);
      text += token.text;
    }
  }
  const { left, top, right, bottom } = unionOf(tokens);
  const page = tokens[0]?.page ?? 1;
  return { left, top, right, bottom, page, index, tokens, segments, text, starts };
}

function segmentsOf(
  tokens: readonly Token[],
  line: number,
  gap: number,
  opening: ReadonlySet<Token>,
): Segment[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isClose =
      before && !opening.has(token) && token.left - before.right <= gapWithin(before, token, gap);
    if (run && isClose) run.push(token);
    else runs.push([token]);
  }
  return runs.map((run) => {
    const { left, top, right, bottom } = unionOf(run);
    const text = textOf(run);
    return { left, top, right, bottom, tokens: run, text, page: run[0]?.page ?? 1, line };
  });
}

/** The widest gap between two words of one segment. A dash or a star is low, and says nothing of the print's size. */
function gapWithin(before: Token, after: Token, gap: number): number {
  const words = [before, after].filter(({ text }) => /[\p{L}\d]/u.test(text));
  const heights = (words.length > 0 ? words : [before, after]).map(heightOf);
  const pitch = gap === gapThatParts.ocr ? lettersThatPart * Math.max(0, ...words.map(pitchOf)) : 0;
  return Math.max(gap * Math.min(...heights), pitch);
}

/** The width of a letter with its space, of words long enough to tell. */
function pitchOf(token: Token): number {
  return token.text.length < lettersToTell ? 0 : widthOf(token) / token.text.length;
}

/** Of the smaller height, set by hand: words of one line have their middles nearer to each other. */
const levelWithin = 0.5;

function standsLevel(token: Token, other: Token | undefined): boolean {
  return other !== undefined && Math.abs(centre(token) - centre(other)) < levelWithin * smaller(token, other);
}

/** Whether the token stands at the row's height and is not printed over one of its tokens. */
function hasPlaceFor(token: Token, row: readonly Token[]): boolean {
  if (!standsLevel(token, nearest(row, token))) return false;
  return !row.some(
    (other) => overlapX(token, other) > printedOver * Math.min(widthOf(token), widthOf(other)),
  );
}

function nearest(row: readonly Token[], token: Token): Token | undefined {
  let best: Token | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const other of row) {
    const gap = Math.max(other.left - token.right, token.left - other.right);
    if (gap < distance) {
      distance = gap;
      best = other;
    }
  }
  return best;
}

function centre(frame: Rect): number {
  return (frame.top + frame.bottom) / 2;
}

function smaller(a: Token, b: Token): number {
  return Math.min(heightOf(a), heightOf(b));
}
