import type { ItemRow } from "./item-row";

/** Share of the rows that must be numbered where some are not: a number or two is lost in reading. */
const numberedShare = 0.75;
/** Rows that must be numbered then: fewer follow one another by chance. */
const fewestNumbered = 3;

/** Steps in which positions are counted: orders leave room for others between them. */
const steps = [1, 10, 100];

/**
 * Takes 1, 2, 3 … off the descriptions and codes when every row begins with its position, or nearly every one, and codes that
 * are nothing but positions ("00010", "00020") away.
 */
export function withoutPositions(rows: readonly ItemRow[]): ItemRow[] {
  return withoutCounted(without(without(rows, "description"), "itemCode"));
}

const figures = /^\d{1,6}$/;

/** Codes of all rows that count on from the first step; a single one only where it is filled up with noughts. */
function withoutCounted(rows: readonly ItemRow[]): ItemRow[] {
  const codes = rows.map(({ item }) => item.cells.itemCode?.value ?? "");
  const [first = ""] = codes;
  const isCounted = steps.some((step) =>
    codes.every((code, index) => figures.test(code) && Number(code) === (index + 1) * step),
  );
  if (!isCounted || (rows.length < 2 && !/^0/.test(first))) return [...rows];
  return rows.map((row) => {
    const { itemCode: _, ...cells } = row.item.cells;
    return { ...row, item: { ...row.item, cells } };
  });
}

const numbered = /^(\d{1,3})[.)]?\s+(?=\S)/;

function without(rows: readonly ItemRow[], key: "description" | "itemCode"): ItemRow[] {
  const positions = rows.map(({ item }) => numbered.exec(item.cells[key]?.value ?? "")?.[1]);
  const isPosition = positionsAmong(positions.map((position) => Number(position ?? Number.NaN)));
  return rows.map((row, index) => {
    const cell = row.item.cells[key];
    if (!cell || !isPosition[index]) return row;
    const value = cell.value.replace(numbered, "");
    return { ...row, item: { ...row.item, cells: { ...row.item.cells, [key]: { ...cell, value } } } };
  });
}

/** Which of the numbers that rows begin with are their positions, counted from 0 or 1. */
function positionsAmong(numbers: readonly number[]): boolean[] {
  const [first = Number.NaN] = numbers;
  const isCounted = (start: number) => numbers.map((number, index) => number === index + start);
  const all = first <= 1 ? isCounted(first) : [];
  if (all.length > 0 && all.every(Boolean)) return all;
  const some = isCounted(1);
  const fitting = some.filter(Boolean).length;
  const isMost = fitting >= fewestNumbered && fitting >= numberedShare * numbers.length;
  return isMost ? some : numbers.map(() => false);
}
