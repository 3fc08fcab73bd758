import { type DecimalMark, readAmount } from "../candidates/read-amount";
import type { LabelHit } from "../labels/find-labels";
import { compact } from "../layout/fold";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import { type Column, cellTokens } from "./columns";
import { numberIn } from "./read-cells";

/** A row of a table: the tokens of each column, `anchors` are the lines that carry the numbers. */
export type TableRow = { cells: Token[][]; lines: Line[]; anchor: Line; anchors: Line[] };

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

/**
 * Whether a line states a sum of the table rather than an item: a label of net, tax or total heads a segment, or the
 * line begins with a word for a sum, and an amount but hardly any other text follows.
 */
export function isSumLine(line: Line, rules: RowRules): boolean {
  return isLabelledSum(line, rules) || isWordedSum(line, rules);
}

function isLabelledSum(line: Line, { labels, mark }: RowRules): boolean {
  return (labels.get(line.index) ?? []).some((hit) => {
    if (!hit.startsSegment || !hit.senses.some((sense) => sumFields.has(sense.field) && sense.strength >= 1))
      return false;
    const after = line.tokens.filter((token) => token.left >= hit.right - 1e-6);
    const text = after.map((token) => token.text).join(" ");
    return after.length <= 7 && numberIn(after, mark) !== undefined && !/\p{L}{5,}/u.test(text);
  });
}

const sumWords =
  /^(?:sub-?total|total|grandtotal|summe|zwischensumme|gesamtbetrag|rechnungs(?:summe|betrag)|positionssumme|importetotal|baseimponible|suma|montant(?:total|ht)|totale|totaal|netamount|nettotal|balancedue|amountdue|carriedforward|broughtforward|ubertrag|sumaysigue|areporter|report$|bruttosumme|nettosumme|tax$|vat$|gst$|iva$|salestax|invoicetotal|ordertotal|invoicediscount|lessdiscount|thankyou|amountinwords|paymentterms|bankdetails|remittance)/;

function isWordedSum(line: Line, { mark }: RowRules): boolean {
  const first = line.segments[0];
  if (!first || !sumWords.test(compact(first.text))) return false;
  const numbers = line.segments.filter((segment) => numberIn(segment.tokens, mark));
  return numbers.length > 0 && numbers.length <= 2 && line.tokens.length <= 10;
}

/**
 * Groups body lines into rows. A line with a number in one of the anchor columns opens a row; a line without belongs to
 * the row above, or to the row below when it stands closer to it.
 */
export function rowsOf(body: readonly Line[], columns: readonly Column[], rules: RowRules): TableRow[] {
  const anchors = anchorColumns(columns);
  const split = joinOrphans(
    body.map((line) => ({ line, lines: [line], cells: cellTokens(line, columns) })),
    columns,
    rules,
  );
  const isAnchor = split.map(({ cells }) =>
    anchors.some((index) => holdsNumber(cells[index] ?? [], rules.mark)),
  );
  const rows: TableRow[] = [];
  let waiting: SplitLine[] = [];
  for (const [index, piece] of split.entries()) {
    if (isAnchor[index]) {
      rows.push(toRow(waiting, piece));
      waiting = [];
      continue;
    }
    const row = rows.at(-1);
    const next = split[index + 1];
    if (next && belongsBelow(piece, row, next, isAnchor[index + 1] === true, columns)) waiting.push(piece);
    else if (row && continues(row, piece.line)) append(row, piece);
  }
  return rows;
}

type SplitLine = { line: Line; lines: Line[]; cells: Token[][] };

function toRow(before: readonly SplitLine[], anchor: SplitLine): TableRow {
  const cells = anchor.cells.map((tokens, column) => [
    ...before.flatMap((piece) => piece.cells[column] ?? []),
    ...tokens,
  ]);
  return {
    cells,
    lines: [...before.flatMap((piece) => piece.lines), ...anchor.lines],
    anchor: anchor.line,
    anchors: anchor.lines,
  };
}

function append(row: TableRow, piece: SplitLine): void {
  row.lines.push(...piece.lines);
  for (const [column, tokens] of piece.cells.entries()) row.cells[column]?.push(...tokens);
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
    indexes.some((index) => holdsNumber(piece.cells[index] ?? [], mark));
  const joined: SplitLine[] = [];
  for (const piece of split) {
    const before = joined.at(-1);
    const halves =
      before &&
      before.line.page === piece.line.page &&
      piece.line.top - before.line.bottom < 0.5 * (piece.line.bottom - piece.line.top);
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

/** A description above its numbers: the next line is an anchor without one and stands nearer than the row above. */
function belongsBelow(
  piece: SplitLine,
  row: TableRow | undefined,
  next: SplitLine,
  isAnchor: boolean,
  columns: readonly Column[],
): boolean {
  const index = columns.findIndex((column) => column.role === "description");
  if (
    !isAnchor ||
    index < 0 ||
    (next.cells[index]?.length ?? 0) > 0 ||
    (piece.cells[index]?.length ?? 0) === 0
  )
    return false;
  if (next.line.page !== piece.line.page) return false;
  const em = piece.line.bottom - piece.line.top;
  const below = next.line.top - piece.line.bottom;
  const above = row ? piece.line.top - (row.lines.at(-1)?.bottom ?? 0) : Number.POSITIVE_INFINITY;
  return below < 1.2 * em && below < above - 0.2 * em;
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
