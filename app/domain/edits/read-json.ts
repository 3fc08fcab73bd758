import { z } from "zod";
import type { ExportedField } from "../exports/exported-document";
import { foldedHeading, valueColumnsOf } from "./edit-columns";
import { type EditCell, type EditLayout, type EditRow, maxEditRows } from "./edit-upload";
import type { ReadFile } from "./read-table";
import { UnusableFile } from "./unusable-file";

const scalar = z.union([z.string(), z.number(), z.null()]);
/** A value, or a value with what our exports say of it besides. */
const value = z.union([scalar, z.object({ value: scalar }).transform((found) => found.value)]);
const values = z.record(z.string().max(200), value);
const name = z.union([z.string().max(64), z.number()]).transform(String);

const document = z.object({
  documentId: z.string().max(64),
  revision: name.default(""),
  fields: values.default({}),
  lineItems: z.array(z.object({ line: name, values })).default([]),
});
const documents = z.array(document).min(1);

type Values = z.output<typeof values>;

/**
 * The rows of a JSON file: a list of documents, each with the values that it is to have. What is left out stays; null and ""
 * take a value away. Throws UnusableFile.
 */
export function readJson(text: string, fields: readonly ExportedField[]): ReadFile {
  const parsed = documents.safeParse(jsonOf(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UnusableFile("edits.problem.not-our-json", { place: issue?.path.join(".") || "[]" });
  }
  const columns = columnsFor(fields);
  const rows: EditRow[] = [];
  for (const { documentId, revision, fields: header, lineItems } of parsed.data) {
    const add = (line: string, found: Values) => {
      if (rows.length === maxEditRows)
        throw new UnusableFile("edits.problem.too-many-rows", { most: String(maxEditRows) });
      rows.push({ number: rows.length + 1, documentId, revision, line, cells: columns.cellsOf(found, line) });
    };
    if (Object.keys(header).length > 0 || lineItems.length === 0) add("", header);
    for (const { line, values: cells } of lineItems) add(line.toLowerCase(), cells);
  }
  const width = columns.layout.columns.length;
  for (const { cells } of rows) while (cells.length < width) cells.push(null);
  return { layout: columns.layout, rows };
}

/** The columns of the model; names that are none of its fields are added as they come. */
function columnsFor(fields: readonly ExportedField[]) {
  const known = valueColumnsOf(fields);
  const layout: EditLayout = {
    columns: known.map(({ source, heading }) => ({ source, name: heading })),
    ignored: [],
    monthFirst: null,
    decimalMark: null,
  };
  const places = new Map(known.map(({ field }, at) => [placeName(field.name, field.line), at]));
  const placeOf = (written: string, isLine: boolean): number => {
    const wanted = placeName(written, isLine);
    const at = places.get(wanted);
    if (at !== undefined) return at;
    places.set(wanted, layout.columns.length);
    return layout.columns.push({ source: null, name: written }) - 1;
  };
  const cellsOf = (found: Values, line: string): EditCell[] => {
    const cells: EditCell[] = known.map(() => null);
    for (const [written, cell] of Object.entries(found)) {
      const at = placeOf(written, line !== "");
      while (cells.length < at) cells.push(null);
      cells[at] = cell ?? "";
    }
    return cells;
  };
  return { layout, cellsOf };
}

const placeName = (name: string, isLine: boolean) => `${isLine ? "line" : "field"} ${foldedHeading(name)}`;

function jsonOf(text: string): unknown {
  const source = text.replace(/^\ufeff/, "");
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new UnusableFile("edits.problem.not-json", {}, { cause: error });
  }
}
