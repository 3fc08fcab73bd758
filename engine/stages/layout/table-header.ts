import { overlapX, type Rect, unionOf, widthOf } from "../../geometry/rect";
import { headingPart } from "../../languages/compile";
import { compact } from "../../text/fold";
import { readDates } from "../../values/read-dates";
import { type ColumnRole, columnRoleOf } from "./column-phrases";
import { headingPieces } from "./heading-pieces";
import type { Line, Segment } from "./line";
import { type Token, textOf } from "./token";

/** Characters of the longest line of headings; longer ones are sentences. */
const longestLine = 220;
/** Heights from one line of print to the next. */
const lineHeight = 1.15;
/** Heights of white between lines of one header. */
const widestGap = 1.1;
/** Words from which a segment may be a sentence. */
const proseFrom = 6;
/** Of its words two of so many must name a column, or it is one. */
const proseKnown = 5;
/** Share of the narrower heading's width by which lines of one heading overlap. */
const headingOverlap = 0.3;

/** A heading of a table with its role; `role` is undefined for a heading nobody knows. */
export type HeaderCell = Rect & { text: string; role: ColumnRole | undefined };

/** The header of a table: its cells from left to right and the lines it takes. */
export type TableHeader = Rect & {
  cells: HeaderCell[];
  page: number;
  firstLine: number;
  lastLine: number;
  score: number;
};

/**
 * How much a heading says that a table begins here, set by hand: most what only tables of goods have, less what stands above other
 * columns of figures, too.
 */
const roleScore: Record<ColumnRole, number> = {
  itemCode: 0.8,
  description: 1.2,
  quantity: 1.3,
  unitPrice: 1.3,
  lineTax: 0.5,
  taxRate: 0.7,
  netTotal: 1.3,
  grossTotal: 1,
  lineSubTotal: 0.8,
  discount: 0.6,
  date: 0.9,
  debit: 1.2,
  credit: 1.2,
  balance: 1,
  other: 0.4,
};

/** Finds the headers of line-item tables: lines (up to three merged) whose cells name enough columns. Top to bottom. */
export function findTableHeaders(lines: readonly Line[]): TableHeader[] {
  const headers: TableHeader[] = [];
  let index = 0;
  while (index < lines.length) {
    const best = bestHeaderAt(lines, index);
    const header = best && withSecondLanguage(best, lines);
    if (header) {
      headers.push(header);
      index = header.lastLine - (lines[0]?.index ?? 0) + 1;
    } else index += 1;
  }
  return headers;
}

/** A header right below a header says the same again, in another language or in more words. */
function withSecondLanguage(header: TableHeader, lines: readonly Line[]): TableHeader {
  const at = header.lastLine - (lines[0]?.index ?? 0);
  const [last, next] = [lines[at], lines[at + 1]];
  const again = last && next && standsTogether([last, next]) ? bestHeaderAt(lines, at + 1) : undefined;
  return again ? { ...header, lastLine: again.lastLine, bottom: again.bottom } : header;
}

/** Lines of one header at most, and the heights that they may stand at: recognition parts a line of headings into several. */
const [mostHeaderLines, mostLevels] = [9, 4];
/** Set by hand: more lines make a header only where they say clearly more. */
const minGainPerHeaderLine = 0.2;

function bestHeaderAt(lines: readonly Line[], index: number): TableHeader | undefined {
  let best: TableHeader | undefined;
  const first = lines[index];
  if (!first || !mayOpenHeader(first)) return undefined;
  // "Due date 03/04/2026" right above a header is a date of the document and not the upper half of a column "Date".
  const holdsDate = readDates(first.text).length > 0;
  for (let count = 1; count <= mostHeaderLines; count += 1) {
    if (count > 1 && holdsDate) break;
    const group = lines.slice(index, index + count);
    if (group.length < count || levelsOf(group) > mostLevels || !standsTogether(group)) break;
    const header = headerOf(group);
    if (header && isHeader(header) && (!best || header.score > best.score + minGainPerHeaderLine))
      best = header;
  }
  return best;
}

/** A header begins with a line that names a column: most lines of a document are ruled out here. */
function mayOpenHeader(line: Line): boolean {
  if (line.text.length > longestLine) return false;
  return line.segments.some(
    (segment) =>
      segment.tokens.some((token) => /\p{L}|#/u.test(token.text)) &&
      headingPieces(segment.tokens).some((piece) => columnRoleOf(textOf(piece))),
  );
}

/** Set by hand: two sure headings are enough where they are the description and the amount; else more than two. */
const [enoughWithBoth, enough] = [1.7, 2.4];
/** Of the cells of a header, half at least name a column. */
const leastKnown = 0.5;

function isHeader(header: TableHeader): boolean {
  const roles = new Set(header.cells.map((cell) => cell.role));
  const has = (...wanted: ColumnRole[]) => wanted.some((role) => roles.has(role));
  const money = has("netTotal", "grossTotal", "unitPrice", "lineSubTotal", "debit", "credit", "balance");
  const known = header.cells.filter((cell) => cell.role).length;
  return (
    money &&
    known >= 2 &&
    header.score >= (has("description") && has("netTotal") ? enoughWithBoth : enough) &&
    known >= header.cells.length * leastKnown
  );
}

/** How many lines of print a group takes, where lines of different columns stand at different heights. */
function levelsOf(group: readonly Line[]): number {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last) return 0;
  const em = Math.min(...group.map((line) => line.bottom - line.top));
  return (last.bottom - first.top) / (lineHeight * em);
}

/** Figures with letters or a hyphen, or more of them than a year has. */
const code = /\d{5,}|[\p{L}/-].*\d{3,}|\d{3,}.*[\p{L}/-]/u;

/**
 * The lines follow each other closely on one page and hold hardly any number; of several none holds a code: "Order no. PO-15643"
 * stands above headings and is none.
 */
function standsTogether(group: readonly Line[]): boolean {
  return group.every((line, index) => {
    const before = group[index - 1];
    const digits = line.tokens.filter((token) => /\d[.,]\d\d|\d{3,}/.test(token.text)).length;
    const hasMoney = index > 0 && line.tokens.some((token) => /\d[.,]\d\d(?!\d)[^%]*$/.test(token.text));
    if (
      hasMoney ||
      digits > 1 ||
      (group.length > 1 && line.tokens.some((token) => code.test(token.text))) ||
      line.tokens.some((token) => /^\D{0,3}\d[\d.,]*[.,]\d\d$/.test(token.text)) ||
      line.text.length > longestLine ||
      line.segments.some(isProse)
    )
      return false;
    return (
      !before ||
      (before.page === line.page && line.top - before.bottom < widestGap * (line.bottom - line.top))
    );
  });
}

/** A sentence rather than a heading: of six words or more, hardly any names a column. */
function isProse(segment: Segment): boolean {
  if (segment.tokens.length < proseFrom) return false;
  const known = headingPieces(segment.tokens).filter((piece) => columnRoleOf(textOf(piece)));
  return known.flat().length * proseKnown < segment.tokens.length * 2;
}

/** Set by hand: what a cell that names no column takes from the score. */
const unknownCell = -0.35;
/** Set by hand: what a heading over two lines adds when both lines together are a known one: "Unit" over "price". */
const namedInFull = 0.25;

function headerOf(group: readonly Line[]): TableHeader | undefined {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last) return undefined;
  const cells = withoutDoubles(cellsOf(group));
  const score = cells.reduce(
    (sum, cell) => sum + (cell.role ? roleScore[cell.role] : unknownCell) + (cell.isInFull ? namedInFull : 0),
    0,
  );
  const bare = cells.map(({ isInFull: _, ...cell }) => cell);
  return {
    ...unionOf(group),
    cells: bare,
    page: first.page,
    firstLine: first.index,
    lastLine: last.index,
    score,
  };
}

const second = (part: "secondPrices" | "secondItems" | "secondCounts") =>
  new RegExp(`^${headingPart(part)}$`);

/** What a heading means instead when another column has the same role: "Unit" beside "Unit price". */
const secondMeaning: [role: ColumnRole, headings: RegExp, instead: ColumnRole][] = [
  ["unitPrice", second("secondPrices"), "other"],
  ["description", second("secondItems"), "itemCode"],
  ["quantity", second("secondCounts"), "other"],
];

/** A cell while its header is made: whether some of its lines are known only together with the others. */
type MadeCell = HeaderCell & { isInFull: boolean };

function withoutDoubles(cells: MadeCell[]): MadeCell[] {
  const roles = cells.map((cell) => cell.role);
  const lastTotal = roles.lastIndexOf("netTotal");
  return cells.map((cell, index) => {
    const isDouble = roles.some((role, other) => other !== index && role === cell.role);
    if (!isDouble) return cell;
    if (cell.role === "netTotal")
      return index === lastTotal ? cell : { ...cell, role: "lineSubTotal" as const };
    const meaning = secondMeaning.find(
      ([role, headings]) => role === cell.role && headings.test(compact(cell.text)),
    );
    const isFirst = meaning && roles.indexOf(cell.role) === index;
    const others = cells.filter((other) => other !== cell && other.role === cell.role);
    if (isFirst && others.every((other) => meaning[1].test(compact(other.text)))) return cell;
    // "Item" beside "Description" is the code, beside "Material" as well the position.
    const isTaken = meaning?.[2] === "itemCode" && roles.includes("itemCode");
    return meaning ? { ...cell, role: isTaken ? "other" : meaning[2] } : cell;
  });
}

/** Headings of one line by segment, cut further where the pieces are headings themselves; lines merged by column. */
function cellsOf(group: readonly Line[]): MadeCell[] {
  const pieces = group.flatMap((line) => line.segments.flatMap((segment) => headingPieces(segment.tokens)));
  const columns: Token[][][] = [];
  for (const piece of pieces) {
    const frame = unionOf(piece);
    const column = columns.find((existing) =>
      existing.some(
        (other) =>
          overlapX(unionOf(other), frame) >
          headingOverlap * Math.min(widthOf(frame), widthOf(unionOf(other))),
      ),
    );
    if (column) column.push(piece);
    else columns.push([piece]);
  }
  return columns.map(toCell).sort((a, b) => a.left - b.left);
}

function toCell(column: Token[][]): MadeCell {
  const tokens = column.flat();
  const text = textOf(tokens);
  const known = column.flatMap((piece) => columnRoleOf(textOf(piece)) ?? []);
  const parts = known.length > 0 ? known : tokens.flatMap((token) => columnRoleOf(token.text) ?? []);
  const role = columnRoleOf(text) ?? parts.sort((a, b) => roleScore[b] - roleScore[a])[0];
  const isInFull = known.length < column.length && columnRoleOf(text) !== undefined;
  return { ...unionOf(tokens), text, role, isInFull };
}
