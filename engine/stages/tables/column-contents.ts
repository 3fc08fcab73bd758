import { readDates } from "../../values/read-dates";
import type { ColumnRole } from "../layout/column-phrases";
import type { Column } from "./columns";
import type { TableRow } from "./table-rows";

/** Share of dates among a column's cells that makes it one of dates: a few are misread or empty. */
const mostlyDates = 0.7;
/** Share of numbers below which a column is none of quantities. */
const fewNumbers = 0.3;
/** Share of rows that a column fills before what it holds speaks against its heading. */
const oftenFilled = 0.5;
/** Share of codes below which a column headed as one may be the description. */
const fewCodes = 0.3;
/** So many times the letters make the later of two columns the description: names are longer than codes by more. */
const clearlyMore = 1.3;
/** Letters of a cell, on average, that make a name. */
const leastLetters = 4;
/** Share of codes that makes a second description a column of codes. */
const mostlyCodes = 0.6;

/**
 * Corrects headings that mean more than one thing by what stands below them: dates under "Delivered" or "Service",
 * words under a heading for codes or quantities, codes under a second heading for descriptions.
 */
export function rolesByContents(columns: readonly Column[], rows: readonly TableRow[]): Column[] {
  const contents = columns.map((_, index) => contentsOf(rows, index));
  const dated = columns.map((column, index) => {
    const { dates, numbers } = contents[index] ?? nothing;
    const others: (ColumnRole | undefined)[] = [undefined, "description", "itemCode", "quantity", "other"];
    if (dates > mostlyDates && others.includes(column.role)) return { ...column, role: "date" as const };
    if (column.role === "quantity" && numbers < fewNumbers && (contents[index]?.filled ?? 0) > oftenFilled)
      return { ...column, role: "other" as const };
    return column;
  });
  return oneDescription(dated, contents);
}

/** A number with cents: no code. */
const money = /^\D{0,3}\d[\d.,]*[.,]\d\d$/;

type Contents = { filled: number; dates: number; numbers: number; codes: number; letters: number };
const nothing: Contents = { filled: 0, dates: 0, numbers: 0, codes: 0, letters: 0 };

/** Of the rows, the share that has anything, a date, a number or a code in the column; and its letters a row. */
function contentsOf(rows: readonly TableRow[], index: number): Contents {
  const texts = rows.map((row) => {
    const own = (row.cells[index] ?? []).filter((token) => row.anchor.tokens.includes(token));
    return own.map((token) => token.text).join(" ");
  });
  const share = (test: (text: string) => boolean) =>
    texts.length > 0 ? texts.filter(test).length / texts.length : 0;
  return {
    filled: share((text) => text !== ""),
    dates: share((text) => readDates(text)[0]?.start === 0),
    numbers: share((text) => /^\D{0,3}\d/.test(text)),
    codes: share((text) => /^(?=.*\d)[^\s]{2,}$/.test(text) && !money.test(text)),
    letters: texts.join("").replace(/[^\p{L}]/gu, "").length / Math.max(1, texts.length),
  };
}

/** Exactly one description: the column of words, also when it is headed like a code; others turn into codes. */
function oneDescription(columns: readonly Column[], contents: readonly Contents[]): Column[] {
  const named = columns.flatMap((column, index) =>
    column.role === "description" || (column.role === "itemCode" && (contents[index]?.codes ?? 0) < fewCodes)
      ? [index]
      : [],
  );
  if (named.length === 0) return [...columns];
  const lettersAt = (index: number) => contents[index]?.letters ?? 0;
  const best = named.reduce((one, other) => (lettersAt(other) > lettersAt(one) * clearlyMore ? other : one));
  if (columns[best]?.role !== "description" && lettersAt(best) < leastLetters) return [...columns];
  const hasCode = columns.some((column, index) => column.role === "itemCode" && !named.includes(index));
  return columns.map((column, index) => {
    if (index === best) return { ...column, role: "description" as const };
    if (!named.includes(index) || column.role === "itemCode") return column;
    const isCode = !hasCode && (contents[index]?.codes ?? 0) > mostlyCodes;
    return { ...column, role: isCode ? ("itemCode" as const) : ("other" as const) };
  });
}
