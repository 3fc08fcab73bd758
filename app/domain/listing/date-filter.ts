/** A day of the calendar, or an instant with its offset. */
export type FilterDate = { day: string } | { instant: Date };

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads a date of a list filter: ISO 8601 (a day, or an instant with offset) or month/day/year. Nothing, the placeholder
 * 1900-01-01 and the word that a program writes for nothing mean no date (null); undefined means that it is no date at all.
 */
export function parseFilterDate(text: string): FilterDate | null | undefined {
  const written = text.trim();
  if (written === "" || written === "null") return null;
  if (instant.test(written)) return instantOf(new Date(written));
  const day = dayOf(written);
  if (day === "1900-01-01") return null;
  return day === undefined ? undefined : { day };
}

function instantOf(date: Date): FilterDate | null | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().startsWith("1900-01-01") ? null : { instant: date };
}

function dayOf(written: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = iso.exec(written) ?? [];
  const [, month, day, year] = american.exec(written) ?? [];
  const candidate = isoYear
    ? `${isoYear}-${isoMonth}-${isoDay}`
    : `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  const parsed = new Date(`${candidate}T00:00:00Z`);
  const exists = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(candidate);
  return exists ? candidate : undefined;
}
