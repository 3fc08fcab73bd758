import type { ItemRow } from "./item-row";
import { addsUp } from "./stated-sums";

/** More doubtful rows than this are not tried in all combinations. */
const most = 8;

/**
 * The rows without those doubtful ones that keep them from adding up to a stated sum: rows that lack the quantity, price
 * or date that most others have, or whose name is no word. As few as possible are dropped; where no choice adds up, or
 * all do already, the rows stay as they are.
 */
export function closingRows(rows: readonly ItemRow[], sums: ReadonlySet<number>): ItemRow[] {
  if (rows.length < 2) return [...rows];
  const above = aboveSum(rows);
  if (above.length < rows.length) return above;
  const doubtful = doubtfulOf(rows);
  const full = rows.slice(0, rows.findLastIndex((row) => !doubtful.includes(row)) + 1);
  if (addsUp(full, sums)) return full;
  if (addsUp(rows, sums)) return [...rows];
  if (doubtful.length === 0 || doubtful.length > most || doubtful.length === rows.length) return [...rows];
  const choices = Array.from({ length: 2 ** doubtful.length - 1 }, (_, index) => index + 1);
  const left = choices
    .map((bits) => doubtful.filter((_, index) => bits & (2 ** index)))
    .sort((a, b) => a.length - b.length)
    .map((dropped) => rows.filter((row) => !dropped.includes(row)))
    .find((kept) => addsUp(kept, sums));
  return left ?? [...rows];
}

/** The rows above the first doubtful one that is the sum of all rows before it, however it is called. */
function aboveSum(rows: readonly ItemRow[]): ItemRow[] {
  const doubtful = doubtfulOf(rows);
  let sum = 0;
  const end = rows.findIndex((row, index) => {
    const isSum = index > 0 && row.cents === sum && sum !== 0 && (doubtful.includes(row) || index > 2);
    sum += row.cents ?? 0;
    return isSum && !row.item.cells.quantity;
  });
  return end < 0 ? [...rows] : rows.slice(0, end);
}

function doubtfulOf(rows: readonly ItemRow[]): ItemRow[] {
  const usual = ["quantity", "unitPrice", "date", "itemCode", "taxRate", "lineTax", "description"].filter(
    (key) => rows.filter((row) => row.item.cells[key]).length * 2 >= rows.length,
  );
  const ends = rows.findLastIndex((row) => usual.every((key) => row.item.cells[key]));
  return rows.filter(
    (row, index) =>
      usual.some((key) => !row.item.cells[key]) || (index > ends && usual.length < 2) || isNegative(row),
  );
}

function isNegative({ cents }: ItemRow): boolean {
  return (cents ?? 0) < 0;
}
