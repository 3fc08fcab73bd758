import { patternFor } from "../../languages/compile";
import { type DecimalMark, readAmount } from "../../values/read-amount";
import { endsTable, isCarriedForwardLine, isSumLine, type RowRules } from "../facts/sum-lines";
import type { Line } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import { type Column, cellTokens } from "./columns";

/** Heights of white where a table breaks off: more than any row is high. */
const breakingGap = 9;
/** Heights of white by which one gap is wider than another. */
const clearlyWider = 0.2;
/** Heights of white between lines of one cell. */
const closeGap = 0.15;
/** Heights of white between lines of one row. */
const chainGap = 1.7;
/** Lines of a row. */
const mostLines = 9;
/** Heights of white below a row from which a line is no part of it. */
const rowGap = 1.6;
/** Heights of white between two halves of a row, whose amounts are printed half a line lower or higher. */
const halfGap = 0.5;

/** A row of a table: the tokens of each column, `anchors` are the lines that carry the numbers. */
export type TableRow = { cells: Token[][]; lines: Line[]; anchor: Line; anchors: Line[] };

/** The body lines of a table from below its header to the first sum, or to where the grid breaks off. */
export function bodyLines(lines: readonly Line[], rules: RowRules): Line[] {
  const body: Line[] = [];
  for (const line of lines) {
    const before = body.at(-1);
    if (isCarriedForwardLine(line, rules)) continue;
    if (isSumLine(line, rules) || (body.length > 0 && endsTable(line))) break;
    if (
      before &&
      line.page === before.page &&
      line.top - before.bottom > breakingGap * (before.bottom - before.top)
    )
      break;
    body.push(line);
  }
  return body;
}

/**
 * Groups body lines into rows. A line with a number in one of the anchor columns opens a row; the lines between two such
 * lines go to the upper one, or from the widest gap on to the lower one when that has no description of its own or
 * stands in the middle of one.
 */
export function rowsOf(body: readonly Line[], columns: readonly Column[], rules: RowRules): TableRow[] {
  const split = joinOrphans(
    body.map((line) => ({ line, lines: [line], cells: cellsOfLine(line, columns) })),
    columns,
    rules,
  );
  const anchors = anchorColumns(columns);
  const places = split.flatMap(({ cells }, index) =>
    anchors.some((column) => holdsNumber(cells[column] ?? [], rules.mark)) ? [index] : [],
  );
  const description = columns.findIndex((column) => column.role === "description");
  return places.flatMap((place, index) => {
    const anchor = split[place];
    if (!anchor) return [];
    const before = split.slice((places[index - 1] ?? -1) + 1, place);
    const after = split.slice(place + 1, places[index + 1] ?? split.length);
    const next = split[places[index + 1] ?? -1];
    const above = before.slice(
      cutBetween(split[places[index - 1] ?? -1], before, anchor, after, description),
    );
    const following = split.slice((places[index + 1] ?? split.length) + 1, places[index + 2] ?? split.length);
    const below = next ? after.slice(0, cutBetween(anchor, after, next, following, description)) : after;
    return [toRow(above, anchor, below)];
  });
}

/**
 * Of the lines between two rows, how many belong to the upper one. All, unless the lower one lacks a description or
 * has lines below that balance those above it, as in cells centred in height.
 */
function cutBetween(
  upper: SplitLine | undefined,
  between: readonly SplitLine[],
  lower: SplitLine,
  following: readonly SplitLine[],
  description: number,
): number {
  if (between.length === 0 || description < 0) return between.length;
  const levels = [...(upper ? [upper] : []), ...between, lower];
  const gaps = levels.slice(1).map((piece, index) => gapBetween(levels[index], piece));
  const hasOwn = isWorded(lower.cells[description] ?? []);
  const widest = gaps.reduce((best, gap, index) => (gap > (gaps[best] ?? 0) + 1e-9 ? index : best), 0);
  const chain = chainLength(gaps);
  if (!hasOwn) {
    if (!upper) return between.length - chain;
    const isClear = (gaps[widest] ?? 0) > (gaps[gaps.length - 1] ?? 0) + clearlyWider;
    return isClear ? widest : isWorded(upper.cells[description] ?? []) ? between.length : 0;
  }
  const joined = between.length - (upper ? widest : between.length - chain);
  const isApart = !upper || (gaps[widest] ?? 0) > (gaps.at(-1) ?? 0) + clearlyWider;
  const isCentred =
    joined > 0 && isApart && (gaps.at(-1) ?? breakingGap) < closeGap && balances(joined, lower, following);
  return isCentred ? between.length - joined : between.length;
}

const counting = new RegExp(`^${patternFor("units")}\\.?$`, "i");

/** Whether a cell names something rather than counts it, as "2 PCS @ 4.50" does. */
function isWorded(tokens: readonly Token[]): boolean {
  return tokens.some((token) => /\p{L}{3}/u.test(token.text) && !counting.test(token.text));
}

/** How many lines stand close above the last level. */
function chainLength(gaps: readonly number[]): number {
  const reversed = [...gaps].reverse();
  const end = reversed.findIndex((gap) => gap > chainGap);
  return end < 0 ? gaps.length : end;
}

/** Whether about as many lines follow the row closely as stand above it. */
function balances(above: number, row: SplitLine, following: readonly SplitLine[]): boolean {
  let before = row;
  let below = 0;
  for (const piece of following) {
    if (gapBetween(before, piece) > closeGap) break;
    below += 1;
    before = piece;
  }
  return Math.abs(below - above) <= 1 && below > 0;
}

/** The white between two lines in heights of the upper one; endless between pages. */
function gapBetween(upper: SplitLine | undefined, lower: SplitLine): number {
  if (!upper || upper.line.page !== lower.line.page) return Number.POSITIVE_INFINITY;
  return (lower.line.top - upper.line.bottom) / Math.max(1e-6, upper.line.bottom - upper.line.top);
}

/** Cells of a line; a run of words that begins in the description stays there, however far it goes. */
function cellsOfLine(line: Line, columns: readonly Column[]): Token[][] {
  const cells = cellTokens(line, columns);
  const at = columns.findIndex((column) => column.role === "description");
  if (at < 0) return cells;
  for (const segment of line.segments) {
    const first = cells[at]?.[0];
    if (!first || !segment.tokens.includes(first) || segment.tokens[0] !== first) continue;
    const rest = segment.tokens.filter((token) => !cells[at]?.includes(token));
    if (rest.length === 0 || rest.some((token) => /^\D{0,2}\d[\d.,]*\D{0,2}$/.test(token.text))) continue;
    for (const [index, cell] of cells.entries())
      cells[index] = index === at ? [...cell, ...rest] : cell.filter((token) => !rest.includes(token));
  }
  return cells;
}

type SplitLine = { line: Line; lines: Line[]; cells: Token[][] };

function toRow(above: readonly SplitLine[], anchor: SplitLine, after: readonly SplitLine[]): TableRow {
  const below: SplitLine[] = [];
  for (const piece of after) {
    if (above.length + below.length >= mostLines || gapBetween(below.at(-1) ?? anchor, piece) >= rowGap)
      break;
    below.push(piece);
  }
  const pieces = [...above, anchor, ...below];
  return {
    cells: anchor.cells.map((_, column) => pieces.flatMap((piece) => piece.cells[column] ?? [])),
    lines: pieces.flatMap((piece) => piece.lines),
    anchor: anchor.line,
    anchors: anchor.lines,
  };
}

/**
 * Amounts that stand half a line below or above the rest of their row: joins a line that holds nothing but an amount
 * with the neighbour that has numbers but no amount.
 */
function joinOrphans(split: SplitLine[], columns: readonly Column[], { mark }: RowRules): SplitLine[] {
  const totals = anchorColumns(columns);
  const others = columns.flatMap((column, index) =>
    column.role === "quantity" || column.role === "unitPrice" ? [index] : [],
  );
  const has = (piece: SplitLine, indexes: readonly number[]) =>
    indexes.some((index) => {
      const tokens = piece.cells[index] ?? [];
      return holdsNumber(tokens, mark) || tokens.some((token) => /^\d[\d.,]*$/.test(token.text));
    });
  const joined: SplitLine[] = [];
  for (const piece of split) {
    const before = joined.at(-1);
    const halves =
      before &&
      before.line.page === piece.line.page &&
      piece.line.top - before.line.bottom < halfGap * (piece.line.bottom - piece.line.top);
    const fits = (a: SplitLine, b: SplitLine) =>
      has(a, totals) && !has(a, others) && has(b, others) && !has(b, totals);
    if (before && halves && (fits(piece, before) || fits(before, piece))) {
      const cells = before.cells.map((tokens, index) => [...tokens, ...(piece.cells[index] ?? [])]);
      joined[joined.length - 1] = {
        line: fits(piece, before) ? before.line : piece.line,
        lines: [before.line, piece.line],
        cells,
      };
    } else joined.push(piece);
  }
  return joined;
}

/** The columns whose numbers open a row: the amounts, or without them price and quantity. */
function anchorColumns(columns: readonly Column[]): number[] {
  const byRole = (...roles: (string | undefined)[]) =>
    columns.flatMap((column, index) => (roles.includes(column.role) ? [index] : []));
  const totals = byRole("netTotal", "grossTotal");
  if (totals.length > 0) return totals;
  const movements = byRole("debit", "credit");
  if (movements.length > 0) return movements;
  const prices = byRole("unitPrice", "quantity");
  return prices.length > 0 ? prices : byRole("balance");
}

function holdsNumber(tokens: readonly Token[], mark: DecimalMark): boolean {
  const text = textOf(tokens);
  if (!/\d/.test(text)) return false;
  return readAmount(text, mark) !== undefined || tokens.some((token) => /\d[.,]\d\d/.test(token.text));
}
