import { type DecimalMark, readAmount } from "../../values/read-amount";
import type { ColumnRole } from "../layout/column-phrases";
import { type CellNumber, numberIn } from "../layout/read-cells";
import type { Token } from "../layout/token";
import type { Column } from "./columns";
import { looksLikePriceFirst } from "./multiplications";
import { checkRow, type RowNumbers } from "./row-arithmetic";
import type { TableRow } from "./table-rows";

/** Below half the amount a product is of prices for a hundred or a thousand: right by chance where any two are tried. */
const leastShare = 0.5;

/** Columns of numbers that are no factor of the amount. */
const others: ReadonlySet<ColumnRole | undefined> = new Set<ColumnRole>([
  "itemCode",
  "date",
  "taxRate",
  "lineTax",
  "netTotal",
  "grossTotal",
  "lineSubTotal",
]);

/** More numbers than this are not tried with one another. */
const most = 8;

type Factors = Required<Pick<RowNumbers, "quantity" | "unitPrice">> & Pick<RowNumbers, "discount">;

/**
 * Quantity and price of a row whose cells do not give the amount, from all numbers on its line wherever the borders of
 * the columns fell: two that stand in the order of their headings and make the amount, with or without the discount. Of
 * several those that the columns hold. Undefined where none do.
 */
export function agreeingFactors(
  row: TableRow,
  columns: readonly Column[],
  read: RowNumbers,
  mark: DecimalMark,
): Factors | undefined {
  const at = (role: ColumnRole) => columns.findIndex((column) => column.role === role);
  const { net } = read;
  if (!net || net.cents === 0 || (at("quantity") < 0 && at("unitPrice") < 0)) return undefined;
  const numbers = numbersOf(row, columns, { net, mark });
  if (numbers.length < 2 || numbers.length > most) return undefined;
  const isPriceFirst = at("quantity") >= 0 && at("unitPrice") >= 0 && at("unitPrice") < at("quantity");
  const found: { factors: Factors; known: number }[] = [];
  for (const [index, first] of numbers.entries())
    for (const second of numbers.slice(index + 1)) {
      const isFirstPrice = isPriceFirst || (at("quantity") < 0 && looksLikePriceFirst(first, second));
      const [quantity, unitPrice] = isFirstPrice ? [second, first] : [first, second];
      const rest = numbers.filter((number) => number !== first && number !== second);
      for (const discount of [undefined, ...rest]) {
        if (!agrees({ quantity, unitPrice, net, discount })) continue;
        const known = [
          isSame(quantity, read.quantity),
          isSame(unitPrice, read.unitPrice),
          discount === undefined || isSame(discount, read.discount),
        ].filter(Boolean).length;
        found.push({ factors: { quantity, unitPrice, discount }, known });
      }
    }
  return found.sort((a, b) => b.known - a.known)[0]?.factors;
}

function agrees(numbers: RowNumbers): boolean {
  if (checkRow(numbers).state !== "agrees") return false;
  const product = Number(numbers.quantity?.value) * Number(numbers.unitPrice?.value) * 100;
  const cents = Math.abs(numbers.net?.cents ?? 0);
  return Math.abs(product) > leastShare * cents && Math.abs(product) < 2 * cents + 1;
}

function isSame(one: CellNumber, other: CellNumber | undefined): boolean {
  return other !== undefined && one.tokens[0] === other.tokens[0];
}

/** The numbers on the row's own line that may be factors, from left to right. */
function numbersOf(
  row: TableRow,
  columns: readonly Column[],
  { net, mark }: { net: CellNumber; mark: DecimalMark },
): CellNumber[] {
  const tokens = row.cells.flatMap((cell, index) => (others.has(columns[index]?.role) ? [] : cell));
  return tokens
    .filter((token) => row.anchors.some((line) => line.tokens.includes(token)) && !net.tokens.includes(token))
    .sort((a, b) => a.left - b.left)
    .flatMap((token) => factorIn(token, mark) ?? []);
}

function factorIn(token: Token, mark: DecimalMark): CellNumber | undefined {
  const number = /^[^\p{L}]*\d[^\p{L}%]*$/u.test(token.text) ? readAmount(token.text, mark) : undefined;
  return number && !number.percent ? numberIn([token], mark) : undefined;
}
