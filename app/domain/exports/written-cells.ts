import { isNumberType } from "../documents/is-number-type";
import { localDayOf } from "../listing/local-day";
import type { CsvCell } from "./csv";
import type { ExportLayout, RowLayout } from "./export-layout";
import type { MappedCell } from "./mapped-rows";
import { momentCell, type SheetCell, sheetCell } from "./sheet-cell";

type Format = Pick<RowLayout, "datePattern" | "decimalMark">;

/** A cell as text: dates by the pattern, decimals with the mark. A moment is its day in a pattern, ISO 8601 without. */
export function writtenText(cell: MappedCell, format: Format): string {
  if (cell === null) return "";
  if (isMoment(cell))
    return format.datePattern === ""
      ? cell.value.toISOString()
      : writtenDay(localDayOf(cell.value, cell.timeZone), format.datePattern);
  const { value, type } = cell;
  if (type === "date") return writtenDay(String(value), format.datePattern);
  const isDecimal = isNumberType(type) && format.decimalMark === ",";
  return isDecimal ? String(value).replace(/^(-?\d+)\.(\d+)$/, "$1,$2") : String(value);
}

type Moment = Extract<MappedCell, { timeZone: string }>;
const isMoment = (cell: NonNullable<MappedCell>): cell is Moment => cell.value instanceof Date;

/** A cell of CSV. */
export function csvCellOf(cell: MappedCell, layout: Format & Pick<ExportLayout, "quoteText">): CsvCell {
  const text = writtenText(cell, layout);
  if (!layout.quoteText || cell === null || !isText(cell, text)) return text;
  // Programs that want their text quoted read a file line by line.
  return { text: text.replace(/[\p{Cc}\s]+/gu, " "), quoted: true };
}

const isText = ({ type }: NonNullable<MappedCell>, text: string) =>
  !isNumberType(type) && type !== "date" && !(type === "text" && /^\d+(,\d+)?$/.test(text));

/** A cell of a workbook: numbers as numbers; dates as dates, or as text where a pattern says how they are written. */
export function sheetCellOf(cell: MappedCell, format: Format): SheetCell {
  if (cell === null || typeof cell.value === "number") return cell && (cell.value as number);
  if (cell.type === "date" && format.datePattern !== "") return writtenText(cell, format);
  return isMoment(cell) ? momentCell(cell.value, cell.timeZone) : sheetCell(String(cell.value), cell.type);
}

/** A value of JSON: numbers as such where they are written with a point and nothing of them is lost, otherwise text. */
export function jsonValueOf(cell: MappedCell, format: Format): string | number | null {
  if (cell === null) return null;
  const text = writtenText(cell, format);
  const isExact =
    isNumberType(cell.type) && format.decimalMark === "." && String(Number(text)) === plain(text);
  return isExact ? Number(text) : text;
}

/** Without zeros at the end of the decimals. */
const plain = (text: string) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);

/** What a date pattern can be: year, month and day, with little between them. */
export const datePatternShape = /^((yyyy|yy|MM|M|dd|d)[-/. ]?)*$/;

/** A day (ISO 8601) by a pattern; what is no day stays as it is. */
export function writtenDay(day: string, pattern: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (pattern === "" || !year || !month || !date) return day;
  const parts: Record<string, string> = {
    yyyy: year,
    yy: year.slice(2),
    MM: month,
    M: String(Number(month)),
    dd: date,
    d: String(Number(date)),
  };
  return pattern.replace(/yyyy|yy|MM|M|dd|d/g, (part) => parts[part] ?? part);
}
