import { byteOrderMark, csvLine } from "~/domain/exports/csv";
import { momentCell, type SheetCell, sheetCell } from "~/domain/exports/sheet-cell";
import type { ReportFormat } from "~/domain/reports/report-inputs";
import type { ReportColumn, ReportTable } from "~/domain/reports/report-list";
import type { Language } from "~/locales/languages";
import { headingOf, wordedCell } from "~/locales/report-cell";
import { textStream } from "../../results/steps/text-stream";
import { workbookStream } from "../../results/steps/workbook";

type Pages = AsyncGenerator<ReportTable>;

/**
 * A report as a file that is streamed: a page of its rows is in memory. Headings and words are in the language; JSON
 * has the names of the columns as keys. A workbook has points in time as a clock of the time zone shows them, the
 * others in UTC.
 */
export function reportStream(
  columns: ReportColumn[],
  pages: () => Pages,
  about: { format: ReportFormat; language: Language; title: string; timeZone: string },
): ReadableStream<Uint8Array> {
  const { format, language, title } = about;
  const headings = columns.map((column) => headingOf(column, language));
  if (format === "json") return textStream(jsonOf(columns, pages(), language));
  if (format === "csv") return textStream(csvOf(headings, columns, pages(), language));
  // A sheet's name holds 31 characters.
  return workbookStream([
    { name: title.slice(0, 28), headings, rows: () => sheetRows(columns, pages(), about) },
  ]);
}

async function* csvOf(headings: string[], columns: ReportColumn[], pages: Pages, language: Language) {
  yield byteOrderMark + csvLine(headings);
  for await (const { rows } of pages)
    for (const row of rows)
      yield csvLine(row.map((cell, index) => wordedCell(columns[index], cell, language)));
}

async function* jsonOf(columns: ReportColumn[], pages: Pages, language: Language) {
  let before = "[\n";
  for await (const { rows } of pages)
    for (const row of rows) {
      const cells = columns.map((column, index) => [
        column.key,
        wordedCell(column, row[index] ?? null, language),
      ]);
      yield before + JSON.stringify(Object.fromEntries(cells));
      before = ",\n";
    }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* sheetRows(
  columns: ReportColumn[],
  pages: Pages,
  { language, timeZone }: { language: Language; timeZone: string },
): AsyncGenerator<SheetCell[]> {
  for await (const { rows } of pages)
    for (const row of rows)
      yield row.map((cell, index) => {
        const { kind } = columns[index] ?? {};
        if (typeof cell === "string" && kind === "moment") return momentCell(new Date(cell), timeZone);
        if (typeof cell === "string" && kind === "bucket") return sheetCell(cell, "date");
        return wordedCell(columns[index], cell, language);
      });
}
