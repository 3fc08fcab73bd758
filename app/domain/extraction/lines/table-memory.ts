import type { DecimalMark } from "../candidates/read-amount";
import type { DocumentLayout } from "../layout/document-layout";
import { compact } from "../layout/fold";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import { type ConfirmedRow, type PlacedRow, placeRows } from "./place-rows";

/**
 * Where a column stands: `left` to `right` in widths of the page; `from` and `to` are the lines that hold it, counted
 * from the line with the row's amount (-1 stands above it). `open` columns go on for as many lines as follow.
 * `always` columns are filled in every row.
 */
export type RememberedColumn = {
  key: string;
  left: number;
  right: number;
  from: number;
  to: number;
  open: boolean;
  always: boolean;
};

/**
 * What a corrected document tells of the table of its layout. `opening` is the text of the line above the first row,
 * `closing` are the beginnings of lines that followed the last row; both without digits, spaces and accents.
 */
export type TableMemory = { columns: RememberedColumn[]; opening: string; closing: string };

/**
 * Learns the table of a layout from the rows that a person confirmed: the values are found back on the page, their
 * places become the columns. Null when fewer than one row, or no amount of any, is found. `mark` is the document's.
 */
export function tableMemoryOf(
  rows: readonly ConfirmedRow[],
  layout: DocumentLayout,
  mark: DecimalMark,
): TableMemory | null {
  const placed = placeRows(rows, layout.lines, mark);
  if (placed.length === 0) return null;
  const keys = [...new Set(placed.flatMap((row) => [...row.cells.keys()]))].sort();
  const columns = keys.flatMap((key) => columnOf(key, placed) ?? []);
  if (!columns.some(({ key }) => amountKeys.has(key))) return null;
  return { columns, opening: lettersOf(lineAbove(placed, layout)), closing: closingOf(placed, layout) };
}

/** The columns that may tell where a row stands. */
export const amountKeys: ReadonlySet<string> = new Set(["netTotal", "amount", "lineTotal", "unitPrice"]);

/** Letters only: how remembered lines are told again, whatever numbers they carry. */
export function lettersOf(line: Line | undefined): string {
  return compact(line?.text ?? "").replace(/\d/g, "");
}

function columnOf(key: string, rows: readonly PlacedRow[]): RememberedColumn | undefined {
  const cells = rows.flatMap((row) => {
    const tokens = row.cells.get(key);
    return tokens ? [{ tokens, offsets: offsetsOf(tokens, row) }] : [];
  });
  const tokens = cells.flatMap((cell) => cell.tokens);
  if (cells.length < rows.length * 0.5 || tokens.length === 0) return undefined;
  const firsts = cells.map(({ offsets }) => Math.min(...offsets));
  const lasts = cells.map(({ offsets }) => Math.max(...offsets));
  return {
    key,
    left: Math.min(...tokens.map((token) => token.left)),
    right: Math.max(...tokens.map((token) => token.right)),
    from: mostCommon(firsts),
    to: Math.max(...lasts),
    open: new Set(lasts).size > 1,
    always: cells.length === rows.length,
  };
}

function offsetsOf(tokens: readonly Token[], row: PlacedRow): number[] {
  return row.lines.flatMap((line) =>
    line.tokens.some((token) => tokens.includes(token)) ? [line.index - row.anchor.index] : [],
  );
}

function mostCommon(numbers: readonly number[]): number {
  const votes = new Map<number, number>();
  for (const number of numbers) votes.set(number, (votes.get(number) ?? 0) + 1);
  return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

function lineAbove(rows: readonly PlacedRow[], { lines }: DocumentLayout): Line | undefined {
  const first = Math.min(...(rows[0]?.lines.map((line) => line.index) ?? [0]));
  return lines.findLast((line) => line.index < first && lettersOf(line).length >= 6);
}

/** The first line below the last row that has letters and a number of its own: a sum, as a rule. */
function closingOf(rows: readonly PlacedRow[], { lines }: DocumentLayout): string {
  const last = Math.max(...(rows.at(-1)?.lines.map((line) => line.index) ?? [0]));
  const line = lines.find(
    (other) => other.index > last && /\d/.test(other.text) && lettersOf(other).length >= 3,
  );
  return lettersOf(line);
}
