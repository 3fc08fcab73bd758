import { type DecimalMark, readAmount } from "../candidates/read-amount";
import type { LabelHit } from "../labels/find-labels";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import { type Column, cellTokens } from "./columns";

/** A row of a table: the tokens of each column, first those of the line that carries the numbers. */
export type TableRow = { cells: Token[][]; lines: Line[]; anchor: Line };

/** What tells rows from the lines around them. */
export type RowRules = { mark: DecimalMark; labels: ReadonlyMap<number, LabelHit[]> };

const sumFields = new Set(["subTotal", "tax", "total", "amountDue", "closingBalance"]);

/** The body lines of a table from below its header to the first sum, or to where the grid breaks off. */
export function bodyLines(lines: readonly Line[], rules: RowRules): Line[] {
  const body: Line[] = [];
  for (const line of lines) {
    const before = body.at(-1);
    if (isSumLine(line, rules)) break;
    if (before && line.page === before.page && line.top - before.bottom > 9 * (before.bottom - before.top))
      break;
    body.push(line);
  }
  return body;
}

/** Whether a line states a sum of the table: a label of net, tax or total that heads a segment, with an amount behind. */
export function isSumLine(line: Line, { labels, mark }: RowRules): boolean {
  return (labels.get(line.index) ?? []).some((hit) => {
    if (!hit.startsSegment || !hit.senses.some((sense) => sumFields.has(sense.field) && sense.strength === 1))
      return false;
    const after = line.tokens.filter((token) => token.left >= hit.right - 1e-6);
    const text = after.map((token) => token.text).join(" ");
    return (
      after.length > 0 &&
      after.length <= 6 &&
      readAmount(after.at(-1)?.text ?? "", mark) !== undefined &&
      !/\p{L}{4,}/u.test(text)
    );
  });
}

/**
 * Groups body lines into rows. A line with a number in one of the anchor columns opens a row; a line without belongs to
 * the row above, or to the row below when it stands closer to it.
 */
export function rowsOf(body: readonly Line[], columns: readonly Column[], rules: RowRules): TableRow[] {
  const anchors = anchorColumns(columns);
  const split = body.map((line) => ({ line, cells: cellTokens(line, columns) }));
  const isAnchor = split.map(({ cells }) =>
    anchors.some((index) => holdsNumber(cells[index] ?? [], rules.mark)),
  );
  const rows: TableRow[] = [];
  for (const [index, { line, cells }] of split.entries()) {
    if (isAnchor[index]) {
      rows.push({ cells, lines: [line], anchor: line });
      continue;
    }
    const row = rows.at(-1);
    if (row && continues(row, line)) {
      row.lines.push(line);
      for (const [column, tokens] of cells.entries()) row.cells[column]?.push(...tokens);
    }
  }
  return rows;
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
  const text = tokens.map((token) => token.text).join(" ");
  if (!/\d/.test(text)) return false;
  return readAmount(text, mark) !== undefined || tokens.some((token) => /\d[.,]\d\d/.test(token.text));
}

function continues(row: TableRow, line: Line): boolean {
  const last = row.lines.at(-1);
  if (!last || last.page !== line.page) return false;
  return line.top - last.bottom < 1.6 * (last.bottom - last.top) && row.lines.length < 8;
}
