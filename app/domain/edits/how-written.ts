import type { FieldType } from "@fieldwise/engine/results";
import { isNumberType } from "../documents/is-number-type";
import { parseTypedNumber } from "../documents/typed-number";
import type { EditLayout } from "./edit-upload";

/** A cell of a file beside the present value of the document. */
export type Sample = { cell: string; present: string; type: FieldType };

type Habits = Pick<EditLayout, "monthFirst" | "decimalMark">;

/**
 * How a file writes dates and decimals, as its cells show that nobody changed: a spreadsheet writes them in the way of the
 * computer it runs on, whatever the model's culture. Null where they do not show it, or show both.
 */
export function howWritten(samples: readonly Sample[]): Habits {
  const dates = { monthFirst: 0, dayFirst: 0 };
  const decimals = { point: 0, comma: 0 };
  for (const { cell, present, type } of samples) {
    if (type === "date") countDate(dates, cell, present);
    else if (isNumberType(type)) countDecimal(decimals, cell, present);
  }
  return {
    monthFirst: dates.monthFirst === dates.dayFirst ? null : dates.monthFirst > dates.dayFirst,
    decimalMark: decimals.point === decimals.comma ? null : decimals.point > decimals.comma ? "." : ",",
  };
}

const figures = /^(\d{1,2})[-./\s](\d{1,2})[-./\s](\d{2}|\d{4})$/;

function countDate(counted: { monthFirst: number; dayFirst: number }, cell: string, present: string): void {
  const [, one, other] = figures.exec(cell.trim())?.map(Number) ?? [];
  const [, , month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(present)?.map(Number) ?? [];
  if (one === undefined || other === undefined || one === other) return;
  if (one === month && other === day) counted.monthFirst += 1;
  if (one === day && other === month) counted.dayFirst += 1;
}

function countDecimal(counted: { point: number; comma: number }, cell: string, present: string): void {
  if (!/[.,]/.test(cell)) return;
  const reads = (decimalMark: "." | ",") => {
    const read = parseTypedNumber(cell.trim(), { culture: "en-US", canonicalFirst: false, decimalMark });
    return read !== null && present !== "" && Number(read) === Number(present);
  };
  const [point, comma] = [reads("."), reads(",")];
  if (!point && !comma) return;
  // What can be read in one way alone shows the mark by itself: the last of two, or one that parts no thousands.
  const mark = point === comma ? decimalMarkShown(cell.trim()) : point ? "." : ",";
  if (mark === ".") counted.point += 1;
  if (mark === ",") counted.comma += 1;
}

function decimalMarkShown(cell: string): string | null {
  const marks = cell.match(/[.,]/g) ?? [];
  const last = marks.at(-1) ?? null;
  if (new Set(marks).size === 2) return last;
  return marks.length === 1 && !/[.,]\d{3}\D*$/.test(cell) ? last : null;
}
