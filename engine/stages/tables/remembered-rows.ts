import { heightOf } from "../../geometry/rect";
import type { ColumnRole } from "../layout/column-phrases";
import type { Line } from "../layout/line";
import { numberIn } from "../layout/read-cells";
import type { Token } from "../layout/token";
import type { RememberedColumn, TableMemory } from "../memory/table-memory";
import type { Column } from "./columns";
import { withCodes } from "./item-codes";
import type { ItemRow } from "./item-row";
import { numberKeys } from "./place-rows";
import { amountKeys, lettersOf } from "./remembered-table";
import type { RowSources } from "./row-sources";
import type { TableRow } from "./table-rows";
import { toItem } from "./to-item";

/** Of the columns that are always filled, two thirds are enough: one may be misread. */
const filledShare = 2 / 3;
/** Heights of white between words of one cell. */
const wordGap = 0.8;
/** Page widths that a cell may be beside its remembered column: half a letter. */
const columnDrift = 0.004;
/** Heights of white between lines of one row. */
const lineGap = 1.2;

/** How many letters of the closing line are compared. */
const closingLetters = 12;

/** Reads the table of a known layout: rows where the remembered columns are filled, between its first and last lines. */
export function rememberedRows(memory: TableMemory, { layout, facts }: RowSources): ItemRow[] {
  const lines = tableLines(memory, layout.lines);
  const amount = memory.columns.find(({ key }) => amountKeys.has(key));
  if (!amount) return [];
  const isAnchor = (line: Line) => {
    const filled = (column: RememberedColumn) => {
      const cell = cellOn(line, column, memory);
      return numberKeys.has(column.key) ? numberIn(cell, facts.decimalMark) !== undefined : cell.length > 0;
    };
    const expected = memory.columns.filter(({ from, to, always }) => always && from <= 0 && to >= 0);
    return (
      (amount.from > 0 || numberIn(cellOn(line, amount, memory), facts.decimalMark) !== undefined) &&
      expected.filter(filled).length >= expected.length * filledShare
    );
  };
  const anchors = lines.filter(isAnchor);
  const columns = memory.columns.map(asColumn);
  const rows = anchors.flatMap((anchor, index) => {
    const row = rowAt(anchor, { before: anchors[index - 1], after: anchors[index + 1] }, lines, memory);
    return toItem(row, { columns, facts, limit: 0 }) ?? [];
  });
  return memory.columns.some(({ key }) => key === "itemCode") ? withCodes(rows, []) : rows;
}

/** The lines from below the remembered header to the remembered sum; all lines up to the sum where no header is seen. */
function tableLines({ opening, closing }: TableMemory, lines: readonly Line[]): Line[] {
  const open = opening ? lines.find((line) => lettersOf(line) === opening) : undefined;
  const after = lines.filter((line) => line.index > (open?.index ?? -1));
  const close = closing ? after.find((line) => beginsLike(lettersOf(line), closing)) : undefined;
  return after.filter((line) => lettersOf(line) !== opening && (!close || line.index < close.index));
}

/** Sums that come and go make a closing line longer or shorter, but it begins alike. */
function beginsLike(letters: string, closing: string): boolean {
  return letters.length > 0 && letters.startsWith(closing.slice(0, closingLetters));
}

/** The tokens of a line in a column: what overlaps it, and what hangs together with that. */
function cellOn(line: Line, column: RememberedColumn, { columns }: TableMemory): Token[] {
  const others = columns.filter((other) => other !== column && other.from <= 0 && other.to >= 0);
  const belongs = (token: Token) =>
    overlap(token, column) > 0 && !others.some((other) => overlap(token, other) > overlap(token, column));
  const cell: Token[] = [];
  for (const [index, token] of line.tokens.entries()) {
    const before = line.tokens[index - 1];
    const chained =
      before !== undefined &&
      before === cell.at(-1) &&
      token.left - before.right < wordGap * heightOf(token) &&
      !(numberKeys.has(column.key) && /\d/.test(token.text)) &&
      !others.some((other) => overlap(token, other) > 0);
    if (belongs(token) || chained) cell.push(token);
  }
  return cell;
}

function overlap(token: Token, column: RememberedColumn): number {
  return Math.min(token.right, column.right + columnDrift) - Math.max(token.left, column.left - columnDrift);
}

type Neighbours = { before: Line | undefined; after: Line | undefined };

function rowAt(anchor: Line, near: Neighbours, lines: readonly Line[], memory: TableMemory): TableRow {
  const above = Math.min(0, ...memory.columns.map(({ from }) => from));
  const until = near.after ? near.after.index + above : Number.POSITIVE_INFINITY;
  const own = lines.filter(
    (line) =>
      line.page === anchor.page &&
      line.index >= anchor.index + above &&
      line.index > (near.before?.index ?? -1) &&
      line.index < until,
  );
  const taken = new Set<Line>([anchor]);
  const cells = memory.columns.map((column) =>
    own.flatMap((line) => {
      const offset = line.index - anchor.index;
      if (offset < column.from || (offset > column.to && !(column.open && follows(line, own)))) return [];
      const tokens = cellOn(line, column, memory);
      if (tokens.length > 0) taken.add(line);
      return tokens;
    }),
  );
  return { cells, lines: own.filter((line) => taken.has(line)), anchor, anchors: [anchor] };
}

/** Whether no wide gap parts the line from the one above it. */
function follows(line: Line, own: readonly Line[]): boolean {
  const above = own.find((other) => other.index === line.index - 1);
  return above !== undefined && line.top - above.bottom < lineGap * (above.bottom - above.top);
}

function asColumn(column: RememberedColumn): Column {
  const { left, right } = column;
  const heading = { left, right, top: 0, bottom: 0, text: "", role: column.key as ColumnRole };
  return { role: column.key as ColumnRole, from: left, to: right, heading };
}
