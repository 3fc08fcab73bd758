import { type ExportColumn, maxExportColumns } from "./export-layout";

const empty: ExportColumn = { heading: "", source: "constant", text: "" };

/**
 * The columns after a button of the form: "add", or "up", "down" or "remove" with the place of a column ("up:3"). Any other
 * leaves them as they are.
 */
export function movedColumns(columns: readonly ExportColumn[], pressed: string): ExportColumn[] {
  const [verb, number] = pressed.split(":");
  if (verb === "add") return columns.length < maxExportColumns ? [...columns, empty] : [...columns];
  const at = Number(number);
  const column = columns[at];
  if (number === undefined || !column) return [...columns];
  const others = columns.toSpliced(at, 1);
  if (verb === "remove") return others;
  if (verb === "up") return others.toSpliced(Math.max(0, at - 1), 0, column);
  return verb === "down" ? others.toSpliced(at + 1, 0, column) : [...columns];
}
