import type { ShownTable } from "~/domain/reports/shown-table";

/** A table without the columns whose figures are all 0; its first column and its last, the total, stay. */
export function filledColumns({ columns, rows }: ShownTable): ShownTable {
  const isKept = (_: unknown, place: number) =>
    place === 0 || place === columns.length - 1 || rows.some((row) => row[place]?.text !== "0");
  return { columns: columns.filter(isKept), rows: rows.map((row) => row.filter(isKept)) };
}
