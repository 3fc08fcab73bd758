import type { DecimalMark } from "../../values/read-amount";
import type { ColumnRole } from "../layout/column-phrases";
import { type CellNumber, numberIn } from "../layout/read-cells";
import { rolesByContents } from "./column-contents";
import type { Column } from "./columns";
import { checkRow } from "./row-arithmetic";
import type { TableRow } from "./table-rows";

/** Percent: Hungary's 27 is the highest rate of tax. */
const highestRate = 30;
/** Of the rows that have all three numbers, this share must add up: a row or two are misread. */
const sumShare = 0.8;
/** Letters of a row, on average, that make a column the description. */
const leastLetters = 4;
/** Share of an amount that a product of rounded factors may differ by. */
const rounding = 1e-4;
/** Of the rows that have numbers, this share must have all three. */
const possibleShare = 0.5;
/** Percentage points that a share of small amounts may differ by when it is rounded to cents. */
const rateDrift = 0.2;

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
  return withTax(inUsualForm(named(columns, rows, numbers), numbers), numbers);
}

/** A quantity that always has cents is the price where the price beside it never has them, or is always one. */
function inUsualForm(columns: Column[], numbers: Numbers): Column[] {
  const at = (role: ColumnRole) => columns.findIndex((column) => column.role === role);
  const [quantity, price, total] = [at("quantity"), at("unitPrice"), at("netTotal")];
  const isHeaded = columns[quantity]?.heading.role === "quantity";
  if (price < 0 || quantity < 0 || (quantity < price && isHeaded)) return columns;
  if (!explains(numbers, quantity, price, total)) return columns;
  const decimals = (index: number) => numbers.flatMap((row) => row[index]?.decimals ?? []);
  const areOne = (index: number) => numbers.every((row) => !row[index] || Number(row[index].value) === 1);
  const isSwapped =
    decimals(quantity).every((count) => count === 2) &&
    (decimals(price).some((count) => count === 0) || (!isHeaded && areOne(price) && !areOne(quantity)));
  return isSwapped ? withRole(withRole(columns, quantity, "unitPrice"), price, "quantity") : columns;
}

/** Beside quantity and price the nameless column that is one share of the amounts is the tax. */
function withTax(columns: Column[], numbers: Numbers): Column[] {
  const total = columns.findIndex(({ role }) => role === "netTotal");
  const isComplete = ["quantity", "unitPrice"].every((role) =>
    columns.some((column) => column.role === role),
  );
  if (total < 0 || !isComplete || columns.some(({ role }) => role === "lineTax")) return columns;
  const share = columns.findIndex(
    ({ role }, index) => role === undefined && index < total && isShareOfAmounts(numbers, index),
  );
  return withRole(columns, share < 0 ? undefined : share, "lineTax");
}

function named(columns: readonly Column[], rows: readonly TableRow[], numbers: Numbers): Column[] {
  const read = columns.map((column, index) => ({ ...column, role: taxRole(column.role, numbers, index) }));
  const fitting = rolesByContents(read, rows);
  const known = withDescription(withNet(withRate(fitting, numbers), numbers), rows);
  const at = (role: ColumnRole) => known.findIndex((column) => column.role === role);
  const [price, quantity, discount] = [at("unitPrice"), at("quantity"), at("discount")];
  const total = at("netTotal") >= 0 ? at("netTotal") : at("grossTotal");
  const free = known.flatMap((column, index) =>
    column.role === undefined || column.role === "other" ? [index] : [],
  );
  if (total < 0) {
    const product = free.findLast((index) => explains(numbers, quantity, price, index, discount));
    return withRole(known, product ?? lastMoney(numbers, free, Math.max(price, quantity)), "netTotal");
  }
  const priced =
    quantity >= 0 && price < 0 ? known.findIndex((column) => column.role === "lineSubTotal") : -1;
  if (priced >= 0 && explains(numbers, quantity, priced, total)) return withRole(known, priced, "unitPrice");
  if (price >= 0 && quantity < 0)
    return withRole(
      known,
      free.find((index) => explains(numbers, index, price, total, discount)),
      "quantity",
    );
  if (quantity >= 0 && price < 0)
    return withRole(
      known,
      free.find((index) => explains(numbers, quantity, index, total, discount)),
      "unitPrice",
    );
  if (quantity < 0 && price < 0) {
    for (const first of free) {
      const second = free.find((index) => index > first && explains(numbers, first, index, total, discount));
      if (second !== undefined) return withRole(withRole(known, first, "quantity"), second, "unitPrice");
    }
  }
  return known;
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
  const tax = at("lineTax");
  if (first >= 0 && last >= 0 && tax >= 0 && isSumOf(numbers, [first, tax], last))
    return withRole(withRole(columns, first, "netTotal"), last, "grossTotal");
  if (first < 0 || last < 0 || quantity < 0 || price < 0) return columns;
  const isNet = explains(numbers, quantity, price, first) && !explains(numbers, quantity, price, last);
  return isNet ? withRole(withRole(columns, first, "netTotal"), last, "grossTotal") : columns;
}

/** Whether two columns add up to a third in nearly all rows, and are not nothing. */
function isSumOf(numbers: Numbers, [a, b]: readonly [number, number], sum: number): boolean {
  const rows = numbers.filter((row) => row[a] && row[b] && row[sum]);
  const right = rows.filter((row) => {
    const [first, second, third] = [row[a]?.cents ?? 0, row[b]?.cents ?? 0, row[sum]?.cents ?? 0];
    return second !== 0 && Math.abs(first + second - third) <= 1;
  });
  return right.length > 0 && right.length >= rows.length * sumShare;
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
  return most >= leastLetters * rows.length
    ? withRole(columns, letters.indexOf(most), "description")
    : columns;
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

function explains(numbers: Numbers, a: number, b: number, product: number, discount = -1): boolean {
  let agrees = 0;
  let possible = 0;
  for (const row of numbers) {
    const [first, second, third] = [row[a], row[b], row[product]];
    if (!first || !second || !third) continue;
    possible += 1;
    const check = checkRow({ quantity: first, unitPrice: second, net: third, discount: row[discount] });
    const off = Math.abs(Number(first.value) * Number(second.value) * 100 - third.cents);
    if (check.state === "agrees" || off <= Math.abs(third.cents) * rounding) agrees += 1;
  }
  return (
    agrees > 0 &&
    agrees >= possible * share &&
    possible >= numbers.filter((row) => row.filter(Boolean).length > 1).length * possibleShare
  );
}

/** A tax column that holds percentages is a rate, a rate column with amounts beyond any rate is an amount. */
function taxRole(role: ColumnRole | undefined, numbers: Numbers, index: number): ColumnRole | undefined {
  if (role !== "lineTax") return role;
  const cells = numbers.flatMap((row) => row[index] ?? []);
  const rates = cells.filter((cell) => cell.percent || isRate(Number(cell.value)));
  const isOneRate =
    cells.length > 1 && cells.every(({ value }) => value === cells[0]?.value && Number(value) <= highestRate);
  const isRates =
    cells.length > 0 && (rates.length === cells.length || isOneRate) && !isShareOfAmounts(numbers, index);
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
    return (
      shares.length > 1 && shares.every((one) => one > 0 && Math.abs(one - (shares[0] ?? 0)) < rateDrift)
    );
  });
}

/** Rates of tax are whole or half percentages. */
function isRate(value: number): boolean {
  return value >= 0 && value <= highestRate && Number.isInteger(value * 2);
}

function withRole(columns: Column[], index: number | undefined, role: ColumnRole): Column[] {
  return columns.map((column, place) => (place === index ? { ...column, role } : column));
}
