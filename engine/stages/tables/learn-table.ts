import { finished } from "../../runtime/steps";
import type { DecimalMark } from "../../values/read-amount";
import { decimalMarkOf } from "../facts/decimal-mark-of";
import { labelsOf } from "../labels/labels-of";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import { findTableHeaders } from "../layout/table-header";
import type { Token } from "../layout/token";
import type { RememberedColumn, TableMemory } from "../memory/table-memory";
import { findLineItems } from "./line-items";
import { type ConfirmedRow, type PlacedRow, placeRows } from "./place-rows";
import { rememberedRows } from "./remembered-rows";
import { amountKeys, lettersOf } from "./remembered-table";
import type { RowSources } from "./row-sources";
import { agreementWith } from "./rows-agree";

/** Share of the rows that must fill a column for it to be remembered. */
const filledShare = 0.5;
/** Letters of a line that is found again as the one above the rows. */
const leastLetters = 6;
/** The same of a sum below the rows: "Net". */
const leastSumLetters = 3;

/**
 * Learns the table of a layout from the rows that a person confirmed: the values are found back on the page, their
 * places become the columns. Both ways of reading are then tried on the document itself, and each column is left to the
 * one that gives what was confirmed. Null when no row, or no amount of any, is found. `mark` breaks ties only.
 */
export function tableMemoryOf(
  rows: readonly ConfirmedRow[],
  layout: DocumentLayout,
  mark: DecimalMark,
): TableMemory | null {
  const decimalMark = decimalMarkOf(layout.lines, mark === "," ? "de" : "en");
  const placed = placeRows(rows, layout.lines, decimalMark);
  if (placed.length === 0) return null;
  const keys = [...new Set(placed.flatMap((row) => [...row.cells.keys()]))].sort();
  const columns = keys.flatMap((key) => columnOf(key, placed) ?? []);
  if (!columns.some(({ key }) => amountKeys.has(key))) return null;
  const table: TableMemory = {
    columns,
    opening: lettersOf(lineAbove(placed, layout)),
    closing: closingOf(placed, layout),
    rows: "columns",
    cells: [],
  };
  return withBetterReading(table, rows, sourcesOf(layout, decimalMark));
}

function withBetterReading(
  table: TableMemory,
  rows: readonly ConfirmedRow[],
  sources: RowSources,
): TableMemory {
  const byColumns = agreementWith(rememberedRows(table, sources), rows);
  const asUsual = agreementWith(finished(findLineItems(sources)), rows);
  const [base, other] = byColumns.worth > asUsual.worth ? [byColumns, asUsual] : [asUsual, byColumns];
  const cells = [...other.right.keys()].filter(
    (key) => (other.right.get(key) ?? 0) > (base.right.get(key) ?? 0),
  );
  return { ...table, rows: base === byColumns ? "columns" : "usual", cells: cells.sort() };
}

function sourcesOf(layout: DocumentLayout, decimalMark: DecimalMark): RowSources {
  const headers = findTableHeaders(layout.lines);
  const dateOrder = { order: "dmy" } as const;
  return { layout, headers, labels: labelsOf(layout, headers), facts: { decimalMark, dateOrder } };
}

function columnOf(key: string, rows: readonly PlacedRow[]): RememberedColumn | undefined {
  const cells = rows.flatMap((row) => {
    const tokens = row.cells.get(key);
    return tokens ? [{ tokens, offsets: offsetsOf(tokens, row) }] : [];
  });
  const tokens = cells.flatMap((cell) => cell.tokens);
  if (cells.length < rows.length * filledShare || tokens.length === 0) return undefined;
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
  const header = findTableHeaders(lines).findLast(({ lastLine }) => lastLine < first);
  const heading = lines.find((line) => line.index === header?.lastLine);
  if (heading && heading.page === rows[0]?.anchor.page && lettersOf(heading).length >= leastLetters)
    return heading;
  return lines.findLast((line) => line.index < first && lettersOf(line).length >= leastLetters);
}

/** The first line below the last row that has letters and a number of its own: a sum, as a rule. */
function closingOf(rows: readonly PlacedRow[], { lines }: DocumentLayout): string {
  const last = Math.max(...(rows.at(-1)?.lines.map((line) => line.index) ?? [0]));
  const line = lines.find(
    (other) => other.index > last && /\d/.test(other.text) && lettersOf(other).length >= leastSumLetters,
  );
  return lettersOf(line);
}
