import type { DecimalMark } from "../candidates/read-amount";
import { rolesByContents } from "./column-contents";
import type { ColumnRole } from "./column-phrases";
import type { Column } from "./columns";
import { type CellNumber, numberIn } from "./read-cells";
import type { TableRow } from "./table-rows";

/** Of the rows that could show it, this share must agree before arithmetic names a column. */
const share = 0.6;

/**
 * Names columns by arithmetic: where quantity or price has no heading (or a wrong one), the column whose numbers make
 * quantity × price = amount in most rows takes the role. Also tells a tax rate from a tax amount.
 */
export function rolesByArithmetic(
  columns: readonly Column[],
  rows: readonly TableRow[],
  mark: DecimalMark,
): Column[] {
  const numbers = rows.map((row) => columns.map((_, index) => numberIn(anchorTokens(row, index), mark)));
  const read = columns.map((column, index) => ({ ...column, role: taxRole(column.role, numbers, index) }));
  const fitting = rolesByContents(read, rows);
  const named = withDescription(withNet(withRate(fitting, numbers), numbers), rows);
  const at = (role: ColumnRole) => named.findIndex((column) => column.role === role);
  const [price, quantity] = [at("unitPrice"), at("quantity")];
  const total = at("netTotal") >= 0 ? at("netTotal") : at("grossTotal");
  const free = named.flatMap((column, index) =>
    column.role === undefined || column.role === "other" ? [index] : [],
  );
  if (total < 0) {
    const product = free.find((index) => explains(numbers, quantity, price, index));
    return withRole(named, product ?? lastMoney(numbers, free, Math.max(price, quantity)), "netTotal");
  }
  const priced =
    quantity >= 0 && price < 0 ? named.findIndex((column) => column.role === "lineSubTotal") : -1;
  if (priced >= 0 && explains(numbers, quantity, priced, total)) return withRole(named, priced, "unitPrice");
  if (price >= 0 && quantity < 0)
    return withRole(
      named,
      free.find((index) => explains(numbers, index, price, total)),
      "quantity",
    );
  if (quantity >= 0 && price < 0)
    return withRole(
      named,
      free.find((index) => explains(numbers, quantity, index, total)),
      "unitPrice",
    );
  if (quantity < 0 && price < 0) {
    for (const first of free) {
      const second = free.find((index) => index > first && explains(numbers, first, index, total));
      if (second !== undefined) return withRole(withRole(named, first, "quantity"), second, "unitPrice");
    }
  }
  return named;
}

/** Without a heading for the rate, the nameless column of percentages is it. */
function withRate(columns: Column[], numbers: Numbers): Column[] {
  if (columns.some((column) => column.role === "taxRate")) return columns;
  const index = columns.findIndex((column, at) => {
    const cells = numbers.flatMap((row) => row[at] ?? []);
    return column.role === undefined && cells.length > 0 && cells.every((cell) => cell.percent);
  });
  return withRole(columns, index, "taxRate");
}

/** Of two columns of totals the one that is quantity × price is the net, and the other one holds the tax. */
function withNet(columns: Column[], numbers: Numbers): Column[] {
  const at = (role: ColumnRole) => columns.findIndex((column) => column.role === role);
  const [first, last, quantity, price] = [
    at("lineSubTotal"),
    at("netTotal"),
    at("quantity"),
    at("unitPrice"),
  ];
  if (first < 0 || last < 0 || quantity < 0 || price < 0) return columns;
  const isNet = explains(numbers, quantity, price, first) && !explains(numbers, quantity, price, last);
  return isNet ? withRole(withRole(columns, first, "netTotal"), last, "grossTotal") : columns;
}

/** The right-most nameless column of money, right of price and quantity. */
function lastMoney(numbers: Numbers, free: readonly number[], after: number): number | undefined {
  return free.findLast((index) => {
    const money = numbers.filter((row) => row[index]?.decimals === 2);
    return index > after && money.length > 0 && money.length >= numbers.length * share;
  });
}

/** Where no heading says "description", the nameless column with the most letters is it. */
function withDescription(columns: Column[], rows: readonly TableRow[]): Column[] {
  if (columns.some((column) => column.role === "description")) return columns;
  const letters = columns.map((column, index) =>
    column.role === undefined || column.role === "other" ? lettersIn(rows, index) : 0,
  );
  const most = Math.max(...letters);
  return most >= 4 * rows.length ? withRole(columns, letters.indexOf(most), "description") : columns;
}

function lettersIn(rows: readonly TableRow[], index: number): number {
  const text = rows
    .flatMap((row) => row.cells[index] ?? [])
    .map((token) => token.text)
    .join("");
  return text.replace(/[^\p{L}]/gu, "").length;
}

/** The tokens of a cell that stand on the row's number lines; all of them when none does. */
function anchorTokens(row: TableRow, index: number) {
  const tokens = row.cells[index] ?? [];
  const own = tokens.filter((token) => row.anchors.some((line) => line.tokens.includes(token)));
  return own.length > 0 ? own : tokens;
}

type Numbers = (CellNumber | undefined)[][];

function explains(numbers: Numbers, a: number, b: number, product: number): boolean {
  let agrees = 0;
  let possible = 0;
  for (const row of numbers) {
    const [first, second, third] = [row[a], row[b], row[product]];
    if (!first || !second || !third) continue;
    possible += 1;
    if (
      Math.abs(Number(first.value) * Number(second.value) * 100 - third.cents) <=
      Math.max(1.5, Math.abs(third.cents) * 1e-4)
    )
      agrees += 1;
  }
  return agrees > 0 && agrees >= possible * share && possible >= numbers.length * 0.5;
}

/** A tax column that holds percentages is a rate, a rate column with amounts beyond any rate is an amount. */
function taxRole(role: ColumnRole | undefined, numbers: Numbers, index: number): ColumnRole | undefined {
  if (role !== "lineTax") return role;
  const cells = numbers.flatMap((row) => row[index] ?? []);
  const rates = cells.filter((cell) => cell.percent || isRate(Number(cell.value)));
  const isRates = cells.length > 0 && rates.length === cells.length && !isShareOfAmounts(numbers, index);
  return isRates ? "taxRate" : role;
}

/** Whether the numbers, with cents and not all alike, are one and the same share of another column's amounts. */
function isShareOfAmounts(numbers: Numbers, index: number): boolean {
  const own = numbers.flatMap((row) => row[index] ?? []);
  if (own.some((cell) => cell.percent || cell.decimals !== 2)) return false;
  if (new Set(own.map((cell) => cell.cents)).size < 2) return false;
  const count = Math.max(0, ...numbers.map((row) => row.length));
  return Array.from({ length: count }, (_, at) => at).some((at) => {
    if (at === index) return false;
    const shares = numbers.flatMap((row) => {
      const [tax, amount] = [row[index], row[at]];
      return tax && amount && amount.cents !== 0 ? [(tax.cents / amount.cents) * 100] : [];
    });
    return shares.length > 1 && shares.every((one) => one > 0 && Math.abs(one - (shares[0] ?? 0)) < 0.2);
  });
}

/** Rates of tax are whole or half percentages. */
function isRate(value: number): boolean {
  return value >= 0 && value <= 30 && Number.isInteger(value * 2);
}

function withRole(columns: Column[], index: number | undefined, role: ColumnRole): Column[] {
  return columns.map((column, place) => (place === index ? { ...column, role } : column));
}
