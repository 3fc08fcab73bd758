/**
 * The ISO 8601 form of a calendar date, or undefined when there is no such day. Two-digit years count as 2000 to 2079
 * and 1980 to 1999.
 */
export function isoDate(year: number, month: number, day: number): string | undefined {
  const full = year < 100 ? (year < 80 ? 2000 + year : 1900 + year) : year;
  if (full < 1970 || full > 2099 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(full, month, 0)).getUTCDate()) return undefined;
  return `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Whole days from one ISO date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
