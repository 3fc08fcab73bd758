import type { FieldType } from "@fieldwise/engine/results";
import { isNumberType } from "../documents/is-number-type";
import { localTimeOf } from "../listing/local-day";

/** A cell of a workbook: text, a number, a day or a moment (as spreadsheets count days), or nothing. */
export type SheetCell = string | number | { days: number; time: boolean } | null;

// A number of more digits would lose some of them.
const exactNumber = /^-?\d{1,12}(\.\d{1,3})?$/;

/** A canonical value as a spreadsheet calculates with it; what it could not hold exactly stays text. */
export function sheetCell(value: string | undefined, type: FieldType): SheetCell {
  if (value === undefined) return null;
  if (isNumberType(type) && exactNumber.test(value)) return Number(value);
  return (type === "date" && dayCell(value)) || value;
}

/** A moment as a clock of the time zone shows it: a workbook's cell cannot name one. */
export const momentCell = (at: Date, timeZone: string): SheetCell => ({
  days: (localTimeOf(at, timeZone) - dayZero) / dayLength,
  time: true,
});

const dayLength = 24 * 60 * 60 * 1_000;
const dayZero = Date.UTC(1899, 11, 30);
// Spreadsheets hold 1900 for a leap year: earlier days are others in each of them.
const firstSafeDay = 61;

function dayCell(value: string): SheetCell {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (year === undefined) return null;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const days = (at.getTime() - dayZero) / dayLength;
  const isReal = at.toISOString().startsWith(value);
  return isReal && days >= firstSafeDay ? { days, time: false } : null;
}
