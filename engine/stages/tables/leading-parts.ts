import type { FoundValue } from "../../results/extraction-result";
import type { ItemRow } from "./item-row";

/** Share of the rows that must lack the column: where more have it, what a description begins with belongs to it. */
const openShare = 0.5;

/** Of the rows, this share must begin alike before what they begin with is taken for a column of its own. */
const share = 0.6;

const code = /^((?=[^\s]*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,})\s+(?=.*\p{L}{2})(.+)$/u;
/** A code of three letters and digits, where every row begins with one. */
const shortCode = /^((?=[^\s]*\d)[\p{Lu}\d][\p{Lu}\d./_-]{2,})\s+(?=.*\p{L}{2})(.+)$/u;
/** Either of digits alone: a count as well. */
const number = /^\d+$/;
const count = /^(\d{1,4}(?:[.,]\d{1,3})?)\s+(?=\p{L})(.+)$/u;

/** Takes codes and quantities off the descriptions where most rows begin with one and no column holds them. */
export function withLeadingParts(rows: readonly ItemRow[]): ItemRow[] {
  const shape = rows.every(({ item }) => shortCode.test(item.cells.description?.value ?? ""))
    ? shortCode
    : code;
  const withCodes = areCounts(rows, shape) ? rows : split(rows, "itemCode", shape);
  return split(withCodes, "quantity", count);
}

/**
 * Whether the numbers that rows begin with are counts rather than codes: where most make the amount with the price, or
 * divide it to the cent. Where no row has an amount, codes have more than three digits.
 */
function areCounts(rows: readonly ItemRow[], shape: RegExp): boolean {
  const heads = rows.flatMap(({ item, cents }) => {
    const head = shape.exec(item.cells.description?.value ?? "")?.[1];
    return head === undefined ? [] : [{ head, cents, price: item.cells.unitPrice?.value }];
  });
  if (!heads.every(({ head }) => number.test(head))) return false;
  const told = heads.filter(({ cents }) => cents !== undefined && cents !== 0);
  if (told.length === 0) return heads.every(({ head }) => head.length <= 3);
  const counting = told.filter(({ head, cents = 0, price }) =>
    price === undefined
      ? cents % Number(head) === 0
      : Math.abs(Number(head) * Number(price) * 100 - cents) <= 1,
  );
  return counting.length >= 2 && counting.length >= told.length * share;
}

function split(rows: readonly ItemRow[], key: "itemCode" | "quantity", shape: RegExp): ItemRow[] {
  const matches = rows.map(({ item }) =>
    item.cells[key] ? null : shape.exec(item.cells.description?.value ?? ""),
  );
  const open = rows.filter(({ item }) => !item.cells[key]).length;
  const found = matches.filter((match) => match !== null).length;
  if (found < 2 || found < open * share || open < rows.length * openShare) return [...rows];
  return rows.map((row, index) => {
    const [match, description] = [matches[index], row.item.cells.description];
    if (!match?.[1] || !match[2] || !description) return row;
    const part: FoundValue = { ...description, value: partValue(match[1], key) };
    const cells = { ...row.item.cells, [key]: part, description: { ...description, value: match[2] } };
    return { ...row, item: { ...row.item, cells } };
  });
}

function partValue(text: string, key: string): string {
  if (key !== "quantity") return text;
  const number = text.replace(",", ".");
  return number.includes(".") ? number.replace(/\.?0+$/, "") : number;
}
