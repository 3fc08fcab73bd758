import type { ItemRow } from "./item-row";

/** Takes 1, 2, 3 … off the descriptions and codes when every row begins with its position. */
export function withoutPositions(rows: readonly ItemRow[]): ItemRow[] {
  return without(without(rows, "description"), "itemCode");
}

function without(rows: readonly ItemRow[], key: "description" | "itemCode"): ItemRow[] {
  const positions = rows.map(({ item }) =>
    Number(/^(\d{1,3})[.)]?\s+\S/.exec(item.cells[key]?.value ?? "")?.[1]),
  );
  const first = positions[0] ?? Number.NaN;
  if (!positions.every((position, index) => position === index + first) || first > 1) return [...rows];
  return rows.map((row) => {
    const cell = row.item.cells[key];
    if (!cell) return row;
    const value = cell.value.replace(/^\d{1,3}[.)]?\s+/, "");
    return { ...row, item: { ...row.item, cells: { ...row.item.cells, [key]: { ...cell, value } } } };
  });
}
