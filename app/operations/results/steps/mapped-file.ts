import { byteOrderMark, type CsvCell, csvLineIn } from "~/domain/exports/csv";
import type { ExportLayout } from "~/domain/exports/export-layout";
import { type FilePeriod, firstLineCells, postingBatchOf } from "~/domain/exports/first-line";
import { type MappedCell, type Mapping, mappedRows } from "~/domain/exports/mapped-rows";
import type { SheetCell } from "~/domain/exports/sheet-cell";
import { windows1252 } from "~/domain/exports/windows-1252";
import { csvCellOf, jsonValueOf, sheetCellOf } from "~/domain/exports/written-cells";
import type { ExportedInPieces } from "./exported-text";
import { tableContentTypes } from "./table-file";
import { textStream } from "./text-stream";
import { workbookStream } from "./workbook";

type Documents = () => AsyncGenerator<ExportedInPieces>;

/** A layout made ready, and what the file says of itself. `name` is that of a workbook's sheet. */
export type Mapped = { layout: ExportLayout; mapping: Mapping; name: string; period: FilePeriod };

/** Documents as a file by a layout that is streamed: a page of them, and of a long table a piece, is in memory. */
export function mappedFile(mapped: Mapped, documents: Documents) {
  const { layout } = mapped;
  return { stream: streamOf(mapped, documents), contentType: contentTypeOf(layout) };
}

const contentTypeOf = ({ format, encoding }: ExportLayout): string =>
  format === "csv" ? `text/csv; charset=${encoding}` : tableContentTypes[format];

/** The period of a file of one document: the day of the document, where it has one. */
export const periodOfOne = (
  { fields }: Pick<ExportedInPieces, "fields">,
  at: Pick<FilePeriod, "now" | "timeZone">,
): FilePeriod => {
  const day = fields.invoiceDate?.value;
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? { ...at, from: day, to: day } : at;
};

function streamOf(mapped: Mapped, documents: Documents): ReadableStream<Uint8Array> {
  const { layout, name } = mapped;
  const headings = headingsOf(layout);
  if (layout.format === "xlsx")
    return workbookStream([{ name: sheetName(name), headings, rows: () => sheetRows(mapped, documents()) }]);
  if (layout.format === "json") return textStream(jsonText(mapped, documents()));
  return textStream(csvText(mapped, documents()), layout.encoding === "utf-8" ? undefined : windows1252);
}

export const headingsOf = ({ columns }: ExportLayout): string[] => columns.map(({ heading }) => heading);

/** What the name of a sheet cannot hold (Office Open XML), and its longest. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:']/g, " ").slice(0, 31) || "Export";

/** The rows of a document, in runs. One without line items has a row too, unless `always` says otherwise. */
export async function* mappedRuns(
  { pieces, ...document }: ExportedInPieces,
  mapping: Mapping,
  always = true,
): AsyncGenerator<MappedCell[][]> {
  let line = 0;
  if (mapping.lines)
    for await (const lineItems of pieces()) {
      if (lineItems.length > 0) yield mappedRows({ ...document, lineItems }, mapping, line);
      line += lineItems.length;
    }
  if (line === 0 && always) yield mappedRows({ ...document, lineItems: [] }, mapping);
}

/** The rows of documents as a workbook takes them. */
export async function* sheetRows(
  { layout, mapping }: Pick<Mapped, "layout" | "mapping">,
  documents: AsyncGenerator<ExportedInPieces>,
  always = true,
): AsyncGenerator<SheetCell[]> {
  for await (const document of documents)
    for await (const rows of mappedRuns(document, mapping, always))
      for (const row of rows) yield row.map((cell) => sheetCellOf(cell, layout));
}

async function* csvText(
  { layout, mapping, period }: Mapped,
  documents: AsyncGenerator<ExportedInPieces>,
): AsyncGenerator<string> {
  const { encoding, firstLine } = layout;
  yield encoding === "utf-8" ? byteOrderMark : "";
  const batch = postingBatchOf(firstLine, layout.columns.length, period);
  const lineOf = (cells: readonly CsvCell[], behind: readonly CsvCell[] = []) =>
    csvLineIn(layout, [...cells, ...behind]);
  if (firstLine) yield csvLineIn(layout, firstLineCells(firstLine, period));
  yield lineOf(headingsOf(layout), batch?.headings);
  const mappingOfYear = { ...mapping, year: batch?.year };
  for await (const document of documents)
    for await (const rows of mappedRuns(document, mappingOfYear))
      yield rows
        .map((row) =>
          lineOf(
            row.map((cell) => csvCellOf(cell, layout)),
            batch?.behind,
          ),
        )
        .join("");
}

async function* jsonText(
  { layout, mapping }: Mapped,
  documents: AsyncGenerator<ExportedInPieces>,
): AsyncGenerator<string> {
  const headings = headingsOf(layout);
  yield "[";
  let between = "\n";
  for await (const document of documents)
    for await (const rows of mappedRuns(document, mapping))
      for (const row of rows) {
        const values = row.map((cell, at) => [headings[at] ?? "", jsonValueOf(cell, layout)]);
        yield between + JSON.stringify(Object.fromEntries(values));
        between = ",\n";
      }
  yield "\n]\n";
}
