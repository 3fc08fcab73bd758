import { median } from "../../geometry/median";
import { heightOf } from "../../geometry/rect";
import { patternFor } from "../../languages/compile";
import { type Token, textOf } from "../layout/token";

/** Share of the words so far from which a line that need not have been broken is no part of the name. */
const shortShare = 0.8;
/** Heights of the white between words. */
const space = 0.3;
/** Heights that a line may reach beyond the longest one: recognition draws boxes by eye. */
const overhang = 0.1;
/** Heights of a line of the same size, in those of the one above: without a letter below or above the line it is less. */
const lowest = 0.85;
/** The other bound of the same. */
const highest = 1.2;
/** Heights of white between two lines of one paragraph. */
const widestGap = 1.1;
/** Heights that a line of the same paragraph may be indented. */
const indent = 1.2;

/** The lines of a description, each as its tokens from left to right. */
export type TextLines = readonly (readonly Token[])[];

/**
 * How many lines of a description say what the item is; remarks, attributes ("Serial no: 4711") and details in another
 * size follow. A line goes on with the one above when its first word had no room there, when that one ends in the
 * middle of something, or when it is short beside the name. `limit` is the right edge of the column's text.
 */
export function nameLength(lines: TextLines, limit: number): number {
  let count = Math.min(1, lines.length);
  let words = lines[0]?.length ?? 0;
  while (count < lines.length) {
    const [above, line] = [lines[count - 1] ?? [], lines[count] ?? []];
    if (!looksAlike(above, line, lines[0] ?? []) || isAttribute(line)) break;
    const isWrapped = !hasRoom(above, line, limit) || endsOpen(above) || startsInside(line);
    if (!isWrapped && line.length > Math.max(1, shortShare * words)) break;
    words += line.length;
    count += 1;
  }
  return count;
}

/** The right edge of the text in a column: its longest line that does not reach the next column at `next`. */
export function textLimit(lines: TextLines, next: number): number {
  const edges = lines.map((line) => line.at(-1)?.right ?? 0).filter((right) => right <= next + 1e-6);
  return edges.length > 0 ? Math.max(...edges) : next;
}

function hasRoom(above: readonly Token[], line: readonly Token[], limit: number): boolean {
  const [last, first] = [above.at(-1), line[0]];
  if (!last || !first) return false;
  return (
    last.right + space * heightOf(last) + (first.right - first.left) <= limit + overhang * heightOf(last)
  );
}

/** The same size, hardly indented, and no wider apart than lines of one paragraph. */
function looksAlike(above: readonly Token[], line: readonly Token[], first: readonly Token[]): boolean {
  const [over, under, start] = [above[0], line[0], first[0]];
  if (!over || !under || !start || over.page !== under.page) return false;
  const em = median(above.map(heightOf));
  const height = median(line.map(heightOf));
  if (height < lowest * em || height > highest * em) return false;
  const gap = Math.min(...line.map((token) => token.top)) - Math.max(...above.map((token) => token.bottom));
  return gap < widestGap * em && under.left - start.left < indent * em;
}

const attribute = new RegExp(
  String.raw`^[*\u2022·\u2013-]?\s*\(?(?:\p{L}[\p{L}\d ./_-]{0,28}|#[\p{L} ]{2,20})\)?\s*:|^${patternFor("attributes")}\b|^[\u2022*·\u25aa\u2013]\s`,
  "iu",
);

const span = new RegExp(String.raw`^${patternFor("periods")}\b.*\d{2,4}[./-]\d{1,2}[./-]\d`, "iu");

const openEnd = new RegExp(String.raw`(?:[-\u2013&+,/(]|\b${patternFor("openEnds")})$`, "i");

function isAttribute(line: readonly Token[]): boolean {
  return attribute.test(textOf(line)) || span.test(textOf(line));
}

function endsOpen(line: readonly Token[]): boolean {
  return openEnd.test(textOf(line));
}

function startsInside(line: readonly Token[]): boolean {
  return /^[\p{Ll}()&+]/u.test(textOf(line));
}
