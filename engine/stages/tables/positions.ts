import type { ItemRow } from "./item-row";

/** Share of the rows that must be numbered where some are not: a number or two is lost in reading. */
const numberedShare = 0.75;
/** Rows that must be numbered then: fewer follow one another by chance. */
const fewestNumbered = 3;

/** Takes 1, 2, 3 … off the descriptions and codes when every row begins with its position, or nearly every one. */
export function withoutPositions(rows: readonly ItemRow[]): ItemRow[] {
  return without(without(rows, "description"), "itemCode");
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
