import type { ItemRow } from "./item-row";

/** Takes 1, 2, 3 … off the descriptions when every row begins with its position. */
export function withoutPositions(rows: readonly ItemRow[]): ItemRow[] {
  const positions = rows.map(({ item }) =>
    Number(/^(\d{1,3})[.)]?\s+\S/.exec(item.cells.description?.value ?? "")?.[1]),
  );
  const first = positions[0] ?? 9;
  if (!positions.every((position, index) => position === index + first) || first > 1) return [...rows];
  return rows.map((row) => {
    const description = row.item.cells.description;
    if (!description) return row;
    const value = description.value.replace(/^\d{1,3}[.)]?\s+/, "");
    return {
      ...row,
      item: { ...row.item, cells: { ...row.item.cells, description: { ...description, value } } },
    };
  });
}
