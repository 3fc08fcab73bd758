import type { ExportedField } from "../exports/exported-document";
import { fixedColumns, foldedHeading, valueColumnsOf } from "./edit-columns";
import { type EditCell, type EditLayout, type EditRow, maxEditRows } from "./edit-upload";
import { keptCell, nameIn, type SheetRow } from "./sheet-value";
import { UnusableFile } from "./unusable-file";

/** What a file holds: its rows in the order of the file, and how they are to be read. */
export type ReadFile = { layout: EditLayout; rows: EditRow[] };

/** Columns of a file: a model has some 60 fields, and people add some of their own. */
const mostColumns = 500;

/**
 * The rows of a table whose first row holds headings. Columns are known by their headings, in any order; those that are no
 * field of the model are passed over. Throws UnusableFile.
 */
export async function readTable(
  table: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  fields: readonly ExportedField[],
): Promise<ReadFile> {
  let columns: Columns | null = null;
  const rows: EditRow[] = [];
  for await (const row of table) {
    if (!columns) {
      columns = columnsOf(row.cells.map(nameIn), fields);
      continue;
    }
    if (!row.cells.some((cell) => cell !== "")) continue;
    if (rows.length === maxEditRows)
      throw new UnusableFile("edits.problem.too-many-rows", { most: String(maxEditRows) });
    rows.push(rowOf(row, columns));
  }
  if (!columns) throw new UnusableFile("edits.problem.empty");
  if (rows.length === 0) throw new UnusableFile("edits.problem.no-rows");
  const { values, ignored } = columns;
  const shown = values.map(({ source, heading }) => ({ source, name: heading }));
  return { layout: { columns: shown, ignored, monthFirst: null, decimalMark: null }, rows };
}

type Columns = {
  fixed: Record<(typeof fixedColumns)[number], number>;
  values: (ReturnType<typeof valueColumnsOf>[number] & { at: number })[];
  ignored: string[];
};

/** The heading by which a table is known for one of values. */
export const isHeading = (cells: readonly string[]): boolean =>
  cells.some((cell) => foldedHeading(cell) === "documentid");

function columnsOf(headings: readonly string[], fields: readonly ExportedField[]): Columns {
  if (!isHeading(headings)) throw new UnusableFile("edits.problem.no-heading", { heading: "documentId" });
  if (headings.length > mostColumns)
    throw new UnusableFile("edits.problem.too-many-columns", { most: String(mostColumns) });
  const known = new Map(valueColumnsOf(fields).map((column) => [foldedHeading(column.heading), column]));
  const columns: Columns = {
    fixed: { documentId: -1, fileName: -1, revision: -1, line: -1 },
    values: [],
    ignored: [],
  };
  const seen = new Set<string>();
  for (const [at, heading] of headings.entries()) {
    const folded = foldedHeading(heading);
    if (folded === "") continue;
    const name = fixedColumns.find((one) => one.toLowerCase() === folded);
    const column = known.get(folded);
    if ((name || column) && seen.has(folded))
      throw new UnusableFile("edits.problem.heading-twice", { heading });
    seen.add(folded);
    if (name) columns.fixed[name] = at;
    else if (column) columns.values.push({ ...column, at });
    else columns.ignored.push(heading);
  }
  if (columns.fixed.revision < 0) throw new UnusableFile("edits.problem.no-heading", { heading: "revision" });
  if (columns.values.length === 0) throw new UnusableFile("edits.problem.no-fields");
  return columns;
}

function rowOf({ number, cells }: SheetRow, { fixed, values }: Columns): EditRow {
  const line = nameIn(cells[fixed.line]).toLowerCase();
  return {
    number,
    documentId: nameIn(cells[fixed.documentId]),
    revision: nameIn(cells[fixed.revision]),
    line,
    cells: values.map(({ at, field }): EditCell => {
      const cell = keptCell(cells[at], field.type);
      // A row is of the document or of a line item; the other's cells say nothing as long as they are empty.
      return cell === "" && field.line !== (line !== "") ? null : cell;
    }),
  };
}
