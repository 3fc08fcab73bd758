import type { ColumnRole } from "../layout/column-phrases";
import type { Line } from "../layout/line";
import type { HeaderCell } from "../layout/table-header";
import type { Token } from "../layout/token";
import { isDateSpan, spansOf } from "./token-spans";

/** A gap that lies between two headings counts so many times: one beside them parts words of a description. */
const meetingWorth = 4;

/** A column of a table: everything whose middle lies between `from` and `to` (widths of the page). */
export type Column = { role: ColumnRole | undefined; from: number; to: number; heading: HeaderCell };

/**
 * The columns under a header: the border between two headings is put into the widest gap that the body leaves between
 * their middles, one between the headings themselves before one beside them.
 */
export function columnsOf(cells: readonly HeaderCell[], body: readonly Line[]): Column[] {
  const strips = body.map(stripsOf);
  const borders = cells
    .slice(1)
    .map((cell, index) => borderBetween(cells[index] as HeaderCell, cell, strips));
  return cells.map((heading, index) => ({
    role: heading.role,
    heading,
    from: index === 0 ? 0 : (borders[index - 1] ?? 0),
    to: borders[index] ?? 1,
  }));
}

/** The tokens of a line by column, each amount or word going to the column that holds its middle. */
export function cellTokens(line: Line, columns: readonly Column[]): Token[][] {
  const cells: Token[][] = columns.map(() => []);
  for (const span of spansOf(line)) {
    const [first, last] = [span[0], isDateSpan(span) ? span[0] : span.at(-1)];
    const middle = ((first?.left ?? 0) + (last?.right ?? 0)) / 2;
    const index = columns.findIndex((column) => middle >= column.from && middle < column.to);
    cells[index < 0 ? columns.length - 1 : index]?.push(...span);
  }
  return cells;
}

/** Gaps are looked for at so many places between two columns. */
const steps = 60;

function borderBetween(left: HeaderCell, right: HeaderCell, body: readonly Strip[][]): number {
  const from = Math.min((left.left + left.right) / 2, right.left);
  const to = Math.max((right.left + right.right) / 2, left.right);
  const width = (to - from) / steps;
  const cover = Array.from({ length: steps }, (_, step) => coverAt(body, from + (step + 0.5) * width));
  const least = Math.min(...cover);
  const between = { from: left.right, to: right.left };
  let best = { start: 0, length: 0, worth: 0 };
  let start = 0;
  for (let step = 0; step <= steps; step += 1) {
    if (step < steps && (cover[step] ?? 0) <= least) continue;
    const length = step - start;
    const meets = from + start * width < between.to && from + step * width > between.from;
    const worth = length * (meets ? meetingWorth : 1);
    if (worth > best.worth) best = { start, length, worth };
    start = step + 1;
  }
  return from + (best.start + best.length / 2) * width;
}

/** How many lines have text at x; the first line of a row weighs as any other. */
function coverAt(body: readonly Strip[][], x: number): number {
  return body.filter((strips) => strips.some(({ left, right }) => left <= x && right >= x)).length;
}

/** What a line covers from left to right: each word, each amount with its currency. */
type Strip = { left: number; right: number };

function stripsOf(line: Line): Strip[] {
  return spansOf(line).flatMap((span) =>
    (isDateSpan(span) ? span.map((token) => [token]) : [span]).map((part) => ({
      left: part[0]?.left ?? 0,
      right: part.at(-1)?.right ?? 0,
    })),
  );
}
