import { localDayOf, localTimeOf } from "../listing/local-day";
import type { CsvCell } from "./csv";

/** What the line before the headings can tell: the days (ISO 8601) that were asked for, and when the file is written, by a clock of the time zone. */
export type FilePeriod = {
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
  timeZone: string;
};

/** Days from the first to the last (ISO 8601). */
export type DayRange = { first: string; last: string };

/**
 * The cells of a line before the headings, its placeholders filled in as DATEV writes them; a cell that is typed in quotation
 * marks keeps them. Where no days were asked for, it says from the first day of this year to today.
 */
export function firstLineCells(line: string, { from, to, now, timeZone }: FilePeriod): CsvCell[] {
  const last = to ?? localDayOf(now, timeZone);
  const first = from ?? `${last.slice(0, 4)}-01-01`;
  const digits = (text: string) => text.replace(/\D/g, "");
  const values: Record<string, string> = {
    "{created}": digits(new Date(localTimeOf(now, timeZone)).toISOString()),
    "{yearStart}": `${first.slice(0, 4)}0101`,
    "{yearEnd}": `${first.slice(0, 4)}1231`,
    "{from}": digits(first),
    "{to}": digits(last),
  };
  return line.split(";").map((typed) => {
    const cell = typed.trim();
    const [, text] = /^"(.*)"$/.exec(cell) ?? [];
    return text === undefined ? (values[cell] ?? cell) : { text, quoted: true };
  });
}

const postingBatch = /^"?EXTF"?;\d+;21;/;
const postingBatchCells = 125;
// Places counted from 0: "Wirtschaftsjahresbeginn" and "Festschreibung" of the first line, "Festschreibung" of a row.
const yearCell = 12;
const lockCell = 20;
const lockOfRow = 113;

/**
 * What DATEV's posting batch (format version 13) asks of each row, by its first line with the placeholders filled in; null
 * for other files. A row has 125 cells, `behind` are those that come after `columns` of them, `headings` the headings above.
 * The 114th says whether the batch is locked after the import, which an empty one means, too; it repeats what the first line says
 * of that. `year` are the first and the last day (ISO 8601) of the financial year: a day without its year is taken for one of it.
 */
export function postingBatchOf(firstLine: string, columns: number, period: FilePeriod) {
  if (!postingBatch.test(firstLine)) return null;
  const cells = firstLineCells(firstLine, period).map((cell) =>
    cell !== null && typeof cell === "object" ? cell.text : String(cell),
  );
  const lock = cells[lockCell] || "0";
  const behind = (text: string): CsvCell[] =>
    Array.from({ length: Math.max(0, postingBatchCells - columns) }, (_, at) =>
      columns + at === lockOfRow ? text : null,
    );
  return { behind: behind(lock), headings: behind("Festschreibung"), year: yearFrom(cells[yearCell] ?? "") };
}

/** The twelve months from a day that is written as eight digits; null for anything else. */
function yearFrom(digits: string): DayRange | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(digits) ?? [];
  if (!year) return null;
  const end = new Date(Date.UTC(Number(year) + 1, Number(month) - 1, Number(day) - 1));
  return { first: `${year}-${month}-${day}`, last: end.toISOString().slice(0, 10) };
}
