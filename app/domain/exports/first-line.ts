import { localDayOf, localTimeOf } from "../listing/local-day";
import type { CsvCell } from "./csv";

/** What the line before the headings can tell: the days (ISO 8601) that were asked for, and when the file is written, by a clock of the time zone. */
export type FilePeriod = {
  from?: string | undefined;
  to?: string | undefined;
  now: Date;
  timeZone: string;
};

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

/** How many cells each row of a file has at least, by its first line: DATEV's posting batch (format version 13) has 125, empty ones too. */
export const leastCells = (firstLine: string): number =>
  postingBatch.test(firstLine) ? postingBatchCells : 0;
