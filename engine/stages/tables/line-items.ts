import type { Steps } from "../../runtime/steps";
import { isPayment } from "../facts/sum-lines";
import type { HeaderCell, TableHeader } from "../layout/table-header";
import { withoutAdjustments } from "./adjustments";
import { readBareTable } from "./bare-table";
import { closingRows, withoutRepeats } from "./closing-rows";
import type { ItemRow } from "./item-row";
import { withoutDates } from "./leading-dates";
import { withMenuNumbers } from "./menu-numbers";
import { withoutPositions } from "./positions";
import { readListings } from "./read-listing";
import { readTable } from "./read-table";
import { isReadingsHeader, isTaxHeader } from "./reading-tables";
import type { RowSources } from "./row-sources";
import { rowsScoreOf } from "./row-worth";
import { addsUp, moneyOn, type StatedSums, statedSums, sumOf } from "./stated-sums";
import { withoutSumRows } from "./sum-rows";
import { withoutDetails } from "./table-details";
import { withWholeAmounts } from "./whole-amounts";

/** What rows that add up count for, in times their worth. */
const closingFactor = 1.5;
/** And on top: the worth of a row that agrees, so that one row that closes goes before one that does not. */
const closingWorth = 3;
/** Share of a headed table's worth from which a list that adds up goes before it: its rows have fewer cells. */
const listShare = 0.6;
/** Of three headings two must be where they were. */
const headings = 3;

/**
 * Reads the line items of the table that explains most: for every header on the document the rows below it, tables with
 * the same columns taken together over the pages; tables without a header; lists without columns. Rows that add up to
 * a sum of the document are worth more, and rows that keep the others from adding up are left out.
 */
export function* findLineItems(read: RowSources): Steps<ItemRow[]> {
  const sources = withWholeAmounts(read);
  const rows = withoutDetails(sources);
  const stated = statedSums(sources.layout, { mark: sources.facts.decimalMark, labels: sources.labels });
  const closed = (readings: readonly ItemRow[][]) =>
    readings
      .map((reading) => withoutPositions(withoutSumRows(reading)))
      .map((reading) => withoutAdjustments(closingRows(reading, stated.sums)))
      .map((items) => withoutRepeats(items, stated.printed))
      .map((items) => withoutDates(items, sources.facts.dateOrder.order))
      .map((items) => ({
        items,
        worth: rowsScoreOf(items),
        closes: closes(items, stated) || isAboveSum(items, sources),
      }));
  yield;
  const headed = bestOf(closed(yield* headedRows(rows)));
  yield;
  const isNamed = headed?.items.some(({ item }) => item.cells.description) ?? false;
  if (headed && isNamed && headed.closes) return headed.items;
  const table = yield* readBareTable(rows);
  const listings = readListings(rows);
  yield;
  const bare = closed([table, ...listings].map(withMenuNumbers));
  yield;
  const other = bestOf(isNamed ? bare.filter(({ closes }) => closes) : bare);
  return (other && isBetter(other, isNamed ? headed : undefined) ? other : (headed ?? other))?.items ?? [];
}

/** Whether rows add up to a stated sum, none of several being such a sum itself. */
function closes(items: readonly ItemRow[], { sums, totals }: StatedSums): boolean {
  const isSum = ({ cents, item }: ItemRow) =>
    cents !== undefined && totals.has(cents) && !item.cells.quantity && items.length > 1;
  return addsUp(items, sums) && !items.some(isSum);
}

/** Lines below the last row on which the sum of the rows is looked for. */
const reach = 4;

/** Whether the sum of several rows stands right below them, however it is called. */
function isAboveSum(items: readonly ItemRow[], { layout, facts }: RowSources): boolean {
  const last = items.at(-1);
  if (!last || items.length < 2) return false;
  const sum = sumOf(items);
  const rules = { mark: facts.decimalMark };
  return layout.lines.some(
    (line) =>
      line.page === last.page &&
      line.index > last.line &&
      line.index <= last.line + reach &&
      sum !== undefined &&
      sum > 0 &&
      moneyOn(line, rules).includes(sum),
  );
}

/** Rows with their worth, and whether they add up to a stated sum. */
type Reading = { items: ItemRow[]; worth: number; closes: boolean };

function bestOf(readings: readonly Reading[]): Reading | undefined {
  return readings.reduce<Reading | undefined>(
    (best, one) => (!best || weightOf(one) > weightOf(best) ? one : best),
    undefined,
  );
}

/** Rows that add up count for half as much again, and a few words more. */
function weightOf({ worth, closes }: Reading): number {
  return closes ? closingFactor * worth + closingWorth : worth;
}

/**
 * A list that adds up goes before rows under a header that do not, unless most of these agree in themselves or are far
 * more. It is no list of items when it stands below rows that have a quantity or a price.
 */
function isBetter(other: Reading, headed: Reading | undefined): boolean {
  const rows = headed?.items ?? [];
  const sound = rows.filter(({ item }) => item.arithmetic === "agrees").length;
  const priced = rows.filter(
    ({ item: { cells } }) => cells.netTotal && cells.description && (cells.quantity || cells.unitPrice),
  ).length;
  const isBelow = (other.items[0]?.line ?? 0) > (rows.at(-1)?.line ?? Number.POSITIVE_INFINITY);
  if (sound * 2 > rows.length || (isBelow && priced * 2 > rows.length)) return false;
  const isList = other.items.length > 1 || other.items.some(({ item }) => item.arithmetic === "agrees");
  return isList && weightOf(other) > listShare * (headed?.worth ?? 0);
}

/**
 * The header of a bill that is laid out as an account: what is charged is the amount, what was paid is none of the rows.
 */
function asCharges(header: TableHeader): TableHeader {
  const roles = header.cells.map(({ role }) => role);
  if (roles.includes("netTotal") || roles.includes("grossTotal") || roles.includes("balance")) return header;
  const isPaid = (cell: HeaderCell) => !roles.includes("credit") && isPayment(cell.text);
  const cells = header.cells.map((cell) => {
    if (cell.role === "credit" || (cell.role === "debit" && isPaid(cell)))
      return { ...cell, role: "other" as const };
    return cell.role === "debit" ? { ...cell, role: "netTotal" as const } : cell;
  });
  return { ...header, cells };
}

function* headedRows(sources: RowSources): Steps<ItemRow[][]> {
  const { headers } = sources;
  const tables: { header: TableHeader; rows: ItemRow[] }[] = [];
  for (const [index, read] of headers.entries()) {
    if (isReadingsHeader(read) || isTaxHeader(read)) continue;
    const header = asCharges(read);
    const rows = yield* readTable(header, headers[index + 1], sources);
    const same = tables.find((table) => headsTheSame(table.header, header));
    if (same) same.rows.push(...rows);
    else tables.push({ header, rows });
    yield;
  }
  return tables.map(({ rows }) => rows);
}

/** How far a heading may stand from where it stood on an earlier page, in widths of the page. */
const drift = 0.02;

/**
 * Whether two headers are of one table: their columns have the same roles, or it goes on on a later page, where a heading
 * was misread but the others stand where they stood.
 */
function headsTheSame(one: TableHeader, other: TableHeader): boolean {
  const rolesOf = ({ cells }: TableHeader) => cells.map(({ role }) => role ?? "?").join(" ");
  if (rolesOf(one) === rolesOf(other)) return true;
  if (one.page === other.page) return false;
  const again = one.cells.filter((cell) =>
    other.cells.some(
      ({ role, left, right }) =>
        role !== undefined &&
        role === cell.role &&
        Math.min(Math.abs(left - cell.left), Math.abs(right - cell.right)) < drift,
    ),
  );
  return again.length > 1 && again.length * headings >= 2 * Math.max(one.cells.length, other.cells.length);
}
