import { byteOrderMark, csvLine } from "~/domain/exports/csv";
import type { SheetCell } from "~/domain/exports/sheet-cell";
import { textStream } from "./text-stream";
import { workbookStream } from "./workbook";

/** A cell of a table: text, a number, or nothing. */
type Cell = string | number | null;

/** A table that is streamed: its rows come in runs. `name` is that of the sheet and of the file. */
export type Table = { name: string; headings: string[]; rows(): AsyncGenerator<Cell[][]> };

export const tableFormats = ["csv", "json", "xlsx"] as const;
export type TableFormat = (typeof tableFormats)[number];

export const tableContentTypes: Record<TableFormat, string> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A table as a file of a format; JSON has an object for each row. */
export function tableFile(table: Table, format: TableFormat, fileName: string) {
  return {
    stream:
      format === "xlsx"
        ? workbookStream([{ name: table.name, headings: table.headings, rows: () => cellsOf(table) }])
        : textStream(format === "csv" ? csvOf(table) : jsonOf(table)),
    contentType: tableContentTypes[format],
    fileName: `${fileName}.${format}`,
  };
}

async function* cellsOf({ rows }: Table): AsyncGenerator<SheetCell[]> {
  for await (const run of rows()) yield* run;
}

async function* csvOf({ headings, rows }: Table): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings);
  for await (const run of rows()) yield run.map(csvLine).join("");
}

async function* jsonOf({ headings, rows }: Table): AsyncGenerator<string> {
  yield "[";
  let between = "\n";
  for await (const run of rows())
    for (const cells of run) {
      yield between +
        JSON.stringify(Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? null])));
      between = ",\n";
    }
  yield "\n]\n";
}

/** The name of a model as a part of a file's name. */
export const fileNamePart = (name: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "documents";

/** The name of a template as a part of a file's name; underscores stay, as some programs look for them. */
export const templatePart = (name: string): string =>
  name.replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-|-$/g, "") || "export";
