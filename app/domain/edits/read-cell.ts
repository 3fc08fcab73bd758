import type { FieldType } from "@fieldwise/engine/results";
import { isNumberType } from "../documents/is-number-type";
import { parseTypedDate } from "../documents/typed-date";
import type { Writing } from "../documents/typed-number";
import { areEqualValues, parseTypedValue } from "../documents/typed-value";
import { unguarded } from "../exports/csv";
import { dayOfSerial, decimalText } from "./sheet-value";

/** What a cell says: that the value stays, another value in canonical form, or the key of why it cannot be understood. */
export type CellReading =
  | { kind: "same" }
  | { kind: "value"; value: string }
  | { kind: "problem"; key: string };

const same: CellReading = { kind: "same" };
const problem = (key: string): CellReading => ({ kind: "problem", key });

/** Characters of a value; as corrections have it. */
const mostCharacters = 4_000;

// What spreadsheets show in the place of a formula that failed.
const formulaError = /^#(?:REF|N\/A|NAME|VALUE|DIV\/0|NUM|NULL|SPILL|CALC|FIELD|BLOCKED|ERROR)[!?]?$/i;
const shortened = /^-?\d(?:[.,]\d+)?E[+-]?\d+$/i;
// A date in figures, and of one of five figures the days that a spreadsheet counts.
const serial = /^\d{5}(?:[.,]0+)?$/;
const clock = /[ T]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[AP]M|Z)?$/i;

/**
 * Reads a cell of a file beside the present value of the document. What a spreadsheet makes of a value by itself is no
 * change: zeros it takes from the front of a number, long numbers that it shortens, codes that it takes for dates, the
 * apostrophe that our own file put before a formula.
 */
export function readCell(
  cell: string | number,
  present: string,
  type: FieldType,
  writing: Writing,
): CellReading {
  if (typeof cell === "number") return readNumber(cell, present, type);
  const text = cell.trim();
  if (text === oneLine(present) || cell === present) return same;
  const plain = unguarded(text).trim();
  if (plain === oneLine(present)) return same;
  if (plain.length > mostCharacters) return problem("documents.error.value-too-long");
  if (formulaError.test(plain)) return problem("edits.problem.formula");
  if (type === "date" && serial.test(plain)) {
    const day = dayOfSerial(Number.parseInt(plain, 10));
    if (day) return other(day, present, type);
  }
  if (isNumberType(type)) return readFigures(plain, present, type, writing);
  if (type !== "date" && isMangled(plain, present, writing)) return same;
  if (type !== "date" && shortened.test(plain)) return problem("edits.problem.shortened");
  return parsed(type === "date" ? plain.replace(clock, "") : plain, present, type, writing);
}

const oneLine = (text: string) => text.trim().replaceAll("\r\n", "\n");

const other = (value: string, present: string, type: FieldType): CellReading =>
  areEqualValues(value, present, type) ? same : { kind: "value", value };

function parsed(text: string, present: string, type: FieldType, writing: Writing): CellReading {
  const typed = parseTypedValue(text, type, writing);
  if ("messageKey" in typed) return problem(typed.messageKey);
  // A value that is spaced in another way than people write it was found so.
  const usual = parseTypedValue(present, type, { ...writing, canonicalFirst: true });
  if ("value" in usual && usual.value === typed.value) return same;
  return other(typed.value, present, type);
}

/** A number that the file has as one. */
function readNumber(cell: number, present: string, type: FieldType): CellReading {
  const text = decimalText(cell);
  if (text === null) return problem("edits.problem.shortened");
  if (isNumberType(type)) return sameNumber(cell, present) ? same : other(text, present, type);
  if (type === "date") return problem("documents.error.not-a-date-value");
  if (sameNumber(cell, present)) return same;
  // Beyond these digits a spreadsheet has lost some.
  return text.replace(/\D/g, "").length > 15
    ? problem("edits.problem.shortened")
    : other(text, present, type);
}

function readFigures(text: string, present: string, type: FieldType, writing: Writing): CellReading {
  if (!shortened.test(text)) return parsed(text, present, type, writing);
  if (isShortened(text, present)) return same;
  const value = decimalText(Number(text.replace(",", ".")));
  return value === null ? problem("edits.problem.shortened") : other(value, present, type);
}

/** Whether a text is what a spreadsheet makes of a code by itself: a number, a shortened one, or a date. */
const isMangled = (text: string, present: string, writing: Writing): boolean =>
  (/^\d+$/.test(text) && sameNumber(Number(text), present)) ||
  isShortened(text, present) ||
  isTakenForDate(text, present, writing);

/** Digits that a spreadsheet keeps; it puts zeros in the place of the others. */
const keptDigits = 15;

const sameNumber = (cell: number, present: string): boolean => {
  const plain = present.trim().replace(/^0+(?=\d)/, "");
  if (/^\d{16,}$/.test(plain) && Number(plain.slice(0, keptDigits).padEnd(plain.length, "0")) === cell)
    return true;
  const stands = /^-?\d+(?:\.\d+)?$/.test(present.trim()) ? Number(present) : Number.NaN;
  return Number(cell.toPrecision(15)) === Number(stands.toPrecision(15));
};

function isShortened(text: string, present: string): boolean {
  if (!shortened.test(text) || !/^\d+(?:\.\d+)?$/.test(present.trim())) return false;
  const plain = text.replace(",", ".").toLowerCase();
  const digits = plain.slice(0, plain.indexOf("e")).replace(/[-.]/g, "").length;
  return Number(Number(present).toExponential(digits - 1)) === Number(plain);
}

/** "3-4" comes back as 4 March, in whatever way the spreadsheet writes that: with a year, or the month in letters. */
function isTakenForDate(text: string, present: string, writing: Writing): boolean {
  const [, one, two] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(present.trim())?.map(Number) ?? [];
  if (one === undefined || two === undefined || !/\p{L}|\d{4}/u.test(text)) return false;
  const read = (written: string) => parseTypedDate(written, writing.culture, writing.monthFirst);
  const day = read(text) ?? read(`${text} 2000`);
  const [, month, dayOfMonth] = day?.split("-").map(Number) ?? [];
  return (month === one && dayOfMonth === two) || (month === two && dayOfMonth === one);
}
