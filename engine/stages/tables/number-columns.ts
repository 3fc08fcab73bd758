import { heightOf } from "../../geometry/rect";
import { type DecimalMark, readAmount } from "../../values/read-amount";
import type { ColumnRole } from "../layout/column-phrases";
import type { Line } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import type { Column } from "./columns";

/** Heights of white inside of a number of several words: "1 040,00 €". */
const widestGap = 0.9;
/** Page widths that a number may begin left of its heading. */
const overhang = 0.02;

/** Numbers that stand under each other: the strip that they share and how many lines have one there. */
export type NumberColumn = { left: number; right: number; count: number };

/**
 * The columns of numbers in the body of a table, from left to right: numbers of different lines that overlap in x, on
 * at least half as many lines as the column with most.
 */
export function numberColumnsOf(body: readonly Line[], mark: DecimalMark): NumberColumn[] {
  const found = body.flatMap((line) => {
    const numbers = numbersOn(line, mark);
    return numbers.length > 1 || numbers.some(({ money }) => money) ? numbers : [];
  });
  const columns: NumberColumn[] = [];
  for (const { left, right } of found.sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && left < last.right) {
      last.right = Math.max(last.right, right);
      last.count += 1;
    } else columns.push({ left, right, count: 1 });
  }
  const most = Math.max(0, ...columns.map(({ count }) => count));
  return columns.filter(({ count }) => count * 2 >= most);
}

type PlacedNumber = { left: number; right: number; money: boolean };

/**
 * The numbers of a line, each with its currency sign, of three words at most; numbers inside of words and sentences do not
 * count.
 */
function numbersOn(line: Line, mark: DecimalMark): PlacedNumber[] {
  const numbers: PlacedNumber[] = [];
  const { tokens } = line;
  for (let index = 0; index < tokens.length; index += 1) {
    const length = [3, 2, 1].find((count) => isNumber(tokens.slice(index, index + count), count, mark));
    if (!length) continue;
    const run = tokens.slice(index, index + length);
    if (isFactor(tokens, index, length)) continue;
    const text = textOf(run);
    numbers.push({
      left: run[0]?.left ?? 0,
      right: run.at(-1)?.right ?? 0,
      money: (readAmount(text, mark)?.decimals ?? 0) === 2 || /[$\u20ac£\u20b9]/.test(text),
    });
    index += length - 1;
  }
  return numbers;
}

const times = /^(?:x|×|\*|@)$/i;

/** A number beside a sign of multiplication belongs to a sum within the text. */
function isFactor(tokens: readonly Token[], index: number, length: number): boolean {
  return times.test(tokens[index - 1]?.text ?? "") || times.test(tokens[index + length]?.text ?? "");
}

function isNumber(run: readonly Token[], count: number, mark: DecimalMark): boolean {
  if (run.length < count) return false;
  const isClose = run.every((token, index) => {
    const before = run[index - 1];
    return !before || token.left - before.right < widestGap * heightOf(token);
  });
  return isClose && readAmount(textOf(run), mark) !== undefined;
}

const numberRoles: ReadonlySet<ColumnRole | undefined> = new Set<ColumnRole>([
  "quantity",
  "unitPrice",
  "lineTax",
  "taxRate",
  "netTotal",
  "grossTotal",
  "lineSubTotal",
  "discount",
]);

/**
 * Other ways to lay columns over the body than by the place of the headings: as many columns of numbers as headings of
 * numbers are taken in order, and a column that holds two numbers in most rows is cut.
 */
export function otherColumns(
  columns: readonly Column[],
  body: readonly Line[],
  mark: DecimalMark,
): Column[][] {
  const numbers = numberColumnsOf(body, mark);
  return [inOrder(columns, numbers), cut(columns, numbers)].filter((other) => other !== undefined);
}

function inOrder(columns: readonly Column[], numbers: readonly NumberColumn[]): Column[] | undefined {
  const first = columns.findIndex((column) => numberRoles.has(column.role));
  const wanted = columns.flatMap((column, index) => (numberRoles.has(column.role) ? [index] : []));
  const hasWords = columns.slice(first).some(({ role }) => role === "description" || role === "date");
  const right = numbers.filter((column) => column.left >= (columns[first]?.heading.left ?? 0) - overhang);
  if (first < 1 || hasWords || right.length !== wanted.length) return undefined;
  const borders = right.map((column, index) => {
    const before = index > 0 ? right[index - 1]?.right : columns[first - 1]?.heading.right;
    return (Math.min(before ?? 0, column.left) + column.left) / 2;
  });
  let next = 0;
  return columns.map((column, index) => {
    if (index < first - 1) return column;
    if (index === first - 1) return { ...column, to: borders[0] ?? column.to };
    if (!wanted.includes(index)) return { ...column, from: borders[next] ?? 1, to: borders[next] ?? 1 };
    next += 1;
    return { ...column, from: borders[next - 1] ?? column.from, to: borders[next] ?? 1 };
  });
}

function cut(columns: readonly Column[], numbers: readonly NumberColumn[]): Column[] | undefined {
  const pieces = columns.flatMap((column) => {
    const inside = numbers.filter(
      ({ left, right }) => (left + right) / 2 >= column.from && (left + right) / 2 < column.to,
    );
    if (!numberRoles.has(column.role) || inside.length < 2) return [column];
    const { heading } = column;
    const distances = inside.map(({ left, right }) =>
      Math.min(Math.abs(left - heading.left), Math.abs(right - heading.right)),
    );
    const own = distances.indexOf(Math.min(...distances));
    return inside.map((piece, index) => ({
      ...column,
      role: index === own ? column.role : undefined,
      from: index === 0 ? column.from : ((inside[index - 1]?.right ?? 0) + piece.left) / 2,
      to: index === inside.length - 1 ? column.to : (piece.right + (inside[index + 1]?.left ?? 1)) / 2,
    }));
  });
  return pieces.length > columns.length ? pieces : undefined;
}
