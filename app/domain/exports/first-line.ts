/** What the line before the headings can tell: the days (ISO 8601) that were asked for, and when the file is written. */
export type FilePeriod = { from?: string | undefined; to?: string | undefined; now: Date };

/**
 * The cells of a line before the headings, its placeholders filled in as DATEV writes them. Where no days were asked for, it
 * says from the first day of this year to today.
 */
export function firstLineCells(line: string, { from, to, now }: FilePeriod): string[] {
  const today = now.toISOString().slice(0, 10);
  const last = to ?? today;
  const first = from ?? `${last.slice(0, 4)}-01-01`;
  const digits = (text: string) => text.replace(/\D/g, "");
  const values: Record<string, string> = {
    "{created}": digits(now.toISOString()),
    "{yearStart}": `${first.slice(0, 4)}0101`,
    "{from}": digits(first),
    "{to}": digits(last),
  };
  return line.split(";").map((cell) => values[cell.trim()] ?? cell.trim());
}
