import type { FoundValue } from "../../results/extraction-result";
import type { TableMemory } from "../memory/table-memory";
import type { ItemRow } from "./item-row";
import { numberKeys } from "./place-rows";

const taxKeys: ReadonlySet<string> = new Set(["taxRate", "lineTax"]);
/** Percent: Hungary's 27 is the highest. */
const highestRate = 30;

/**
 * A row of one reading with cells that the other reading has on the same line: all of the columns in `better`, and those
 * that confirmed rows had and this one lacks. A number that the other reading knows for another column's is no longer
 * given for its old one.
 */
export function withRememberedCells(
  row: ItemRow,
  other: ItemRow | undefined,
  { columns }: TableMemory,
  better: readonly string[],
): ItemRow {
  if (!other) return row;
  const cells = { ...row.item.cells };
  const taken: FoundValue[] = [];
  const missing = columns.map(({ key }) => key).filter((key) => isMissing(key, row, other));
  const isNameSplit = missing.includes("itemCode") && cells.description !== undefined;
  for (const key of new Set([...better, ...missing, ...(isNameSplit ? ["description"] : [])])) {
    const found = other.item.cells[key];
    if (!found) continue;
    cells[key] = found;
    taken.push(found);
  }
  for (const [key, cell] of Object.entries(cells))
    if (numberKeys.has(key) && !taken.includes(cell) && taken.some((one) => isSamePlace(one, cell)))
      delete cells[key];
  const isProven = missing.some((key) => numberKeys.has(key)) && other.item.arithmetic === "agrees";
  return { ...row, item: { cells, arithmetic: isProven ? "agrees" : row.item.arithmetic } };
}

/** Columns come and go between documents of a layout, so that a number stays what the heading above it says it is. */
function isMissing(key: string, row: ItemRow, other: ItemRow): boolean {
  const found = other.item.cells[key];
  if (row.item.cells[key] || !found || !isPrinted(found)) return false;
  if (!numberKeys.has(key)) return true;
  if (key === "taxRate" && Number(found.value) > highestRate) return false;
  const isProven = other.item.arithmetic === "agrees" && row.item.arithmetic !== "agrees";
  return !Object.entries(row.item.cells).some(
    ([taken, cell]) => isSamePlace(cell, found) && !taxKeys.has(taken) && !isProven,
  );
}

function isPrinted({ place }: FoundValue): boolean {
  return place !== null;
}

function isSamePlace({ place: one }: FoundValue, { place: other }: FoundValue): boolean {
  return (
    one !== null &&
    other !== null &&
    one.page === other.page &&
    one.box.every((edge, index) => Math.abs(edge - (other.box[index] ?? 0)) < 1e-6)
  );
}
