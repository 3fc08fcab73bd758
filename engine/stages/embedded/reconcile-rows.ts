import { fieldOf } from "../../fields/field-catalogue";
import type { Finding, FoundValue, LineItem, Reason } from "../../results/extraction-result";
import { isExact, isSameValue } from "../candidates/is-same-value";
import { wordOverlap } from "../candidates/word-overlap";

/** Share of common words from which two descriptions are alike, so that they count as much as amount and code. */
const likeWords = 0.5;

/** The line items after the comparison, and the rows in which the print says something else. */
export type SettledRows = { lineItems: LineItem[]; findings: Finding[] };

/**
 * Confidence of a cell that the file carries, set by hand: sure where the print says the same, doubtful where it says another number,
 * likely where it is worded otherwise or not printed.
 */
const sure = { agrees: 0.99, differs: 0.3, worded: 0.85, alone: 0.85 };
const embedded: Reason = { key: "reason.embedded", values: {} };

/**
 * Compares the rows that the file carries with the printed ones, in order, each with the next printed row that shares
 * its amount or most of its words. Embedded rows are taken; a printed amount that differs is a finding. `wanted` are the
 * columns asked for.
 */
export function reconcileRows(
  rows: readonly Record<string, string>[],
  printed: readonly LineItem[],
  wanted: ReadonlySet<string>,
): SettledRows {
  const free = [...printed];
  const findings: Finding[] = [];
  const lineItems = rows.map((row, index) => {
    const match = takeMatch(row, free);
    const { item, finding } = settleRow(row, match, index + 1);
    if (finding) findings.push(finding);
    return { ...item, cells: only(item.cells, wanted) };
  });
  return { lineItems: lineItems.filter((item) => Object.keys(item.cells).length > 0), findings };
}

function takeMatch(row: Record<string, string>, free: LineItem[]): LineItem | undefined {
  const ratings = free.map((item) => likeness(row, item));
  const best = Math.max(0, ...ratings);
  return best >= 1 ? free.splice(ratings.indexOf(best), 1)[0] : undefined;
}

/** One point each for the same amount and the same code, the share of common words for the description. */
function likeness(row: Record<string, string>, { cells }: LineItem): number {
  const same = (column: string) => {
    const [own, printed] = [row[column], cells[column]];
    return own !== undefined && printed !== undefined && isSameCell(column, own, printed.value) ? 1 : 0;
  };
  const words = wordOverlap(row.description ?? "", cells.description?.value ?? "");
  return same("netTotal") + same("itemCode") + (words >= likeWords ? 2 * words : words);
}

function settleRow(
  row: Record<string, string>,
  printed: LineItem | undefined,
  number: number,
): { item: LineItem; finding: Finding | null } {
  const cells: Record<string, FoundValue> = { ...printed?.cells };
  for (const [column, value] of Object.entries(row))
    cells[column] = settleCell(column, value, printed?.cells[column]);
  const amount = printed?.cells.netTotal;
  const differs = amount && row.netTotal !== undefined && !isSameCell("netTotal", row.netTotal, amount.value);
  const values = { row: String(number), embedded: row.netTotal ?? "", printed: amount?.value ?? "" };
  return {
    item: { cells, arithmetic: printed?.arithmetic ?? "untested" },
    finding: differs ? { key: "finding.embedded-row-differs", values, field: "netTotal" } : null,
  };
}

function settleCell(column: string, value: string, printed: FoundValue | undefined): FoundValue {
  if (!printed)
    return {
      value,
      raw: "",
      confidence: sure.alone,
      place: null,
      reasons: [embedded, { key: "reason.embedded-not-printed", values: {} }],
    };
  if (isSameCell(column, value, printed.value)) {
    const reasons = [embedded, { key: "reason.embedded-agrees", values: {} }];
    return { ...printed, confidence: Math.max(printed.confidence, sure.agrees), reasons };
  }
  const confidence = isExact(typeOf(column)) ? sure.differs : sure.worded;
  const told = { key: "reason.embedded-differs", values: { printed: printed.raw || printed.value } };
  return { ...printed, value, confidence, reasons: [embedded, told] };
}

const typeOf = (column: string) => fieldOf(column)?.type ?? "text";

/** Prices and quantities are compared as numbers whatever their sign: a credit note prints either. */
const isSameCell = (column: string, a: string, b: string) =>
  column === "quantity"
    ? Math.abs(Math.abs(Number(a)) - Math.abs(Number(b))) < 1e-6
    : isSameValue(typeOf(column), a, b);

const only = (cells: Record<string, FoundValue>, wanted: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => wanted.has(column)));
