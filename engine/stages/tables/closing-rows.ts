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
  const summed = withoutSums(rows, sums);
  if (summed.length < rows.length) return closingRows(summed, sums);
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

/**
 * The only row of a slip without what repeats its amount below it, however that is called: rows of one and the same amount, of which
 * only the first is filled as a row is, and whose sum is not among the amounts that are `printed`.
 */
export function withoutRepeats(rows: readonly ItemRow[], printed: ReadonlySet<number>): ItemRow[] {
  const [first, ...others] = rows;
  const name = first?.item.cells.description?.value;
  const repeat = others.filter(
    ({ cents, item: { cells } }) =>
      cents === first?.cents &&
      !(cells.quantity || cells.unitPrice || cells.itemCode) &&
      cells.description?.value !== name,
  );
  const isOne = first?.cents && name && others.length > 0 && repeat.length === others.length;
  const sums = others.map((_, index) => (index + 2) * (first?.cents ?? 0));
  return first && isOne && !sums.some((sum) => printed.has(sum)) ? [first] : [...rows];
}

/**
 * The rows without those that are the sum of all rows before them, or of all since the last such sum, however they are
 * called: sub-totals of a section, sums carried to the next page. What follows the first of them are rows where it is
 * filled as rows are, or where only with it the rows add up; else it is what stands below the sum of a table.
 */
function withoutSums(rows: readonly ItemRow[], sums: ReadonlySet<number>): ItemRow[] {
  const doubtful = new Set(doubtfulOf(rows));
  const kept: ItemRow[] = [];
  let first = -1;
  let [sum, section] = [0, 0];
  let inSection = 0;
  for (const [index, row] of rows.entries()) {
    const isStated = index > 1 && sums.has(row.cents ?? 0);
    const isDoubtful = doubtful.has(row) || index > 2 || isStated;
    const isCounted = row.item.cells.quantity && (row.item.cells.unitPrice || !isStated);
    const isWhole = index > 0 && row.cents === sum && sum !== 0 && isDoubtful;
    const isPart = first >= 0 && inSection > 1 && row.cents === section && section !== 0 && isDoubtful;
    if ((isWhole || isPart) && !isCounted) {
      if (first < 0) first = kept.length;
      [section, inSection] = [0, 0];
      continue;
    }
    kept.push(row);
    sum += row.cents ?? 0;
    section += row.cents ?? 0;
    inSection += 1;
  }
  if (first < 0) return [...rows];
  const [above, below] = [kept.slice(0, first), kept.slice(first)];
  if (below.length === 0) return kept;
  const isFilled = isFilledLike(below, above);
  if (isFilled) return kept;
  return addsUp(above, sums) || (isFilled === false && !addsUp(kept, sums)) ? above : kept;
}

/** Whether rows have what most of the others have; undefined where that is no more than a name and an amount. */
function isFilledLike(rows: readonly ItemRow[], others: readonly ItemRow[]): boolean | undefined {
  const usual = ["quantity", "unitPrice", "date", "itemCode"].filter(
    (key) => others.filter((row) => row.item.cells[key]).length * 2 > others.length,
  );
  const full = rows.filter((row) => usual.every((key) => row.item.cells[key]));
  return usual.length > 0 ? full.length * 2 > rows.length : undefined;
}

function doubtfulOf(rows: readonly ItemRow[]): ItemRow[] {
  const usual = ["quantity", "unitPrice", "date", "itemCode", "taxRate", "lineTax", "description"].filter(
    (key) => rows.filter((row) => row.item.cells[key]).length * 2 >= rows.length,
  );
  const ends = rows.findLastIndex((row) => usual.every((key) => row.item.cells[key]));
  const doubtful = rows.filter(
    (row, index) =>
      usual.some((key) => !row.item.cells[key]) || (index > ends && usual.length < 2) || isNegative(row),
  );
  return doubtful.length < rows.length ? doubtful : rows.filter(isNegative);
}

function isNegative({ cents }: ItemRow): boolean {
  return (cents ?? 0) < 0;
}
