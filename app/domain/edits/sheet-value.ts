import type { FieldType } from "@fieldwise/engine/results";
import { isNumberType } from "../documents/is-number-type";

/** A cell as a spreadsheet keeps it: text, a number, a day or a moment (as days since 1899-12-30), or a share of one. */
export type SheetValue = string | number | { days: number } | { share: number };

/** A row of a table as it is in the file; `number` counts rows from 1, the headings among them. */
export type SheetRow = { number: number; cells: SheetValue[] };

const dayLength = 24 * 60 * 60 * 1_000;
const dayZero = Date.UTC(1899, 11, 30);
/** The last day that a spreadsheet counts: 9999-12-31. */
const lastDay = 2_958_465;
/** Spreadsheets count a 29th of February 1900 that there was not. */
const falseDay = 60;

/** The day of a serial number in ISO 8601; null for anything else. */
export function dayOfSerial(days: number): string | null {
  if (!(days >= 1 && days < lastDay + 1)) return null;
  const whole = Math.floor(days);
  const at = new Date(dayZero + (whole < falseDay ? whole + 1 : whole) * dayLength);
  return at.toISOString().slice(0, 10);
}

/** Digits that a spreadsheet keeps of a number. */
const digits = 15;

/** A number as decimal text, without what a binary fraction adds; null where it has no such text. */
export function decimalText(value: number): string | null {
  const rounded = Number(value.toPrecision(digits));
  if (!Number.isFinite(rounded) || Math.abs(rounded) >= 1e21) return null;
  const text = String(rounded);
  return text.includes("e") ? rounded.toFixed(digits).replace(/\.?0+$/, "") : text;
}

/**
 * A cell as it is kept for a field of this type: numbers and days are canonical, since the spreadsheet knew what they are. A
 * number in a date's column is a day that lost its format.
 */
export function keptCell(value: SheetValue | undefined, type: FieldType): string | number {
  if (value === undefined) return "";
  if (typeof value === "string") return value.replaceAll("\r\n", "\n");
  if (typeof value === "number") return (type === "date" && dayOfSerial(value)) || value;
  if ("days" in value) return dayOfSerial(value.days) ?? value.days;
  if (type === "percent") return Number((value.share * 100).toPrecision(digits));
  if (isNumberType(type)) return value.share;
  return `${decimalText(value.share * 100) ?? value.share}%`;
}

/** A cell that names something: an id, a revision, the number of a line. */
export function nameIn(value: SheetValue | undefined): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" ? String(value) : "";
}
