import { isNumberType } from "../documents/is-number-type";
import { byteOrderMark, type CsvDialect, csvLineIn } from "../exports/csv";
import { type SheetCell, sheetCell } from "../exports/sheet-cell";
import { fixedColumns, type ValueColumn } from "./edit-columns";

/** A row of a file of values: of a document, or, with a number from 1, of one of its line items. */
export type ValueRow = {
  documentId: string;
  fileName: string;
  revision: string;
  line: number | null;
  values: Record<string, { value: string }>;
};

type Rows = AsyncIterable<ValueRow>;

const isOfRow = ({ field }: ValueColumn, { line }: ValueRow): boolean => field.line === (line !== null);

const valueIn = ({ field }: ValueColumn, { values }: ValueRow): string => values[field.key]?.value ?? "";

/** A row as a workbook takes it. */
export const sheetCells = (row: ValueRow, columns: readonly ValueColumn[]): SheetCell[] => [
  row.documentId,
  row.fileName,
  row.revision,
  row.line,
  ...columns.map((column) =>
    isOfRow(column, row) ? sheetCell(valueIn(column, row), column.field.type) : null,
  ),
];

/** The file as CSV, its numbers as the dialect writes them. */
export async function* csvFileText(
  rows: Rows,
  columns: readonly ValueColumn[],
  dialect: CsvDialect,
): AsyncGenerator<string> {
  const headings = [...fixedColumns, ...columns.map(({ heading }) => heading)];
  yield byteOrderMark + csvLineIn(dialect, headings);
  for await (const row of rows)
    yield csvLineIn(dialect, [
      row.documentId,
      row.fileName,
      row.revision,
      row.line,
      ...columns.map((column) => {
        if (!isOfRow(column, row)) return null;
        const value = valueIn(column, row);
        return isNumberType(column.field.type) ? value.replace(".", dialect.decimalMark) : value;
      }),
    ]);
}

/** The file as JSON: an object for each document, its line items with their numbers. */
export async function* jsonFileText(rows: Rows, columns: readonly ValueColumn[]): AsyncGenerator<string> {
  const valuesOf = (row: ValueRow) =>
    JSON.stringify(
      Object.fromEntries(
        columns
          .filter((column) => isOfRow(column, row))
          .map((column) => [column.field.name, valueIn(column, row) || null]),
      ),
    );
  let open = false;
  let items = 0;
  yield "[";
  for await (const row of rows) {
    if (row.line === null) {
      const about = JSON.stringify({
        documentId: row.documentId,
        fileName: row.fileName,
        revision: row.revision,
      });
      yield `${open ? "]}," : ""}\n${about.slice(0, -1)},"fields":${valuesOf(row)},"lineItems":[`;
      open = true;
      items = 0;
    } else {
      yield `${items > 0 ? "," : ""}\n{"line":${row.line},"values":${valuesOf(row)}}`;
      items += 1;
    }
  }
  yield open ? "]}\n]\n" : "]\n";
}
