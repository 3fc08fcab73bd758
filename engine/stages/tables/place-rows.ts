import { compact } from "../../text/fold";
import { type DecimalMark, readAmount } from "../../values/read-amount";
import type { Line } from "../layout/line";
import { type Token, textOf } from "../layout/token";

/** What all words of a description count for, beside the numbers: as much as the amount. */
const textWorth = 3;
/** Page widths that edges of one column differ by: less than a digit. */
const sameEdge = 0.008;
/** Lines that a description may take. */
const mostLines = 5;
/** What a line of distance from the row's numbers costs: it decides between equal words only. */
const distanceCost = 0.01;
/** Share of its words that must be found for a description to be placed. */
const leastShare = 0.5;

/** A row as a person confirmed it: canonical values by column key. */
export type ConfirmedRow = Readonly<Record<string, string>>;

/** A confirmed row with the tokens of its cells; `anchor` is the line with its amount, `lines` all that it takes. */
export type PlacedRow = { anchor: Line; lines: Line[]; cells: Map<string, Token[]> };

/** The columns whose values are numbers. */
export const numberKeys: ReadonlySet<string> = new Set([
  "quantity",
  "unitPrice",
  "netTotal",
  "lineTax",
  "taxRate",
  "lineSubTotal",
  "amount",
  "balance",
]);
const weights: Record<string, number> = { netTotal: 3, amount: 3, unitPrice: 2, balance: 2, itemCode: 2 };

/** How far above and below the line with the amount the rest of a row is looked for. */
const reach = { above: 4, below: 6 };

/** Finds the values of rows back on the page, in the order of the rows. Rows that are not found are left out. */
export function placeRows(
  rows: readonly ConfirmedRow[],
  lines: readonly Line[],
  mark: DecimalMark,
): PlacedRow[] {
  const anchors: { row: ConfirmedRow; anchor: Line }[] = [];
  for (const row of rows) {
    const after = anchors.at(-1)?.anchor.index ?? -1;
    const anchor = anchorOf(row, lines, after, mark);
    if (anchor) anchors.push({ row, anchor });
  }
  const found = anchors.map(({ row, anchor }, index) => {
    const above = anchors[index - 1]?.anchor.index ?? Number.NEGATIVE_INFINITY;
    const below = anchors[index + 1]?.anchor.index ?? Number.POSITIVE_INFINITY;
    const near = lines.filter(
      (line) =>
        line.page === anchor.page &&
        line.index > Math.max(above, anchor.index - reach.above - 1) &&
        line.index < Math.min(below, anchor.index + reach.below + 1),
    );
    return { row, anchor, near };
  });
  const numbers = placeNumbers(found, mark);
  return found.map((one, index) => placed(one, numbers[index] ?? new Map()));
}

/** The line below `after` that holds most of the row's numbers, and of these the one with most of its words. */
function anchorOf(
  row: ConfirmedRow,
  lines: readonly Line[],
  after: number,
  mark: DecimalMark,
): Line | undefined {
  let best: { line: Line; worth: number } | undefined;
  const words = new Set((row.description ?? "").split(/\s+/).map(compact).filter(Boolean));
  for (const [at, line] of lines.entries()) {
    if (line.index <= after) continue;
    let worth = 0;
    for (const [key, value] of Object.entries(row))
      if (numberKeys.has(key) && numberRuns(line, value, mark).length > 0) worth += weights[key] ?? 1;
    if (worth < 2) continue;
    // Lines stand in the order of their indexes: no other can be near.
    const around = lines.slice(Math.max(0, at - reach.below), at + reach.below + 1);
    const near = around.filter(
      (other) => other.page === line.page && Math.abs(other.index - line.index) <= reach.below,
    );
    const present = new Set(near.flatMap((other) => other.tokens.map((token) => compact(token.text))));
    const known = [...words].filter((word) => present.has(word)).length;
    worth += words.size > 0 ? (textWorth * known) / words.size : 0;
    if (!best || worth > best.worth + 1e-9) best = { line, worth };
  }
  return best?.line;
}

type Found = { row: ConfirmedRow; anchor: Line; near: Line[] };

function placed({ row, anchor, near }: Found, numbers: ReadonlyMap<string, Token[]>): PlacedRow {
  const cells = new Map<string, Token[]>();
  for (const [key, value] of Object.entries(row)) {
    if (key === "date") continue;
    const tokens = numberKeys.has(key) ? numbers.get(key) : textTokens(near, value, anchor);
    if (tokens && tokens.length > 0) cells.set(key, tokens);
  }
  const used = new Set([...cells.values()].flat());
  const lines = near.filter((line) => line === anchor || line.tokens.some((token) => used.has(token)));
  return { anchor, lines, cells };
}

/** Which columns are settled first, and from which side equal numbers of a row are taken. */
const order: readonly (readonly [key: string, side: "left" | "right"])[] = [
  ["netTotal", "right"],
  ["balance", "right"],
  ["amount", "right"],
  ["unitPrice", "right"],
  ["quantity", "left"],
  ["lineSubTotal", "right"],
  ["lineTax", "right"],
  ["taxRate", "right"],
];

/** The tokens of the numbers of each row: of several places of a value the one in the column that most rows share. */
function placeNumbers(found: readonly Found[], mark: DecimalMark): Map<string, Token[]>[] {
  const cells = found.map(() => new Map<string, Token[]>());
  const used = new Set<Token>();
  for (const [key, side] of order) {
    const places = found.map(({ row, anchor, near }) =>
      row[key] === undefined ? [] : freeRuns(row[key], anchor, near, { mark, used }),
    );
    const edges = places.flat().map(edgesOf);
    const sharing = (run: Token[]) => {
      const own = edgesOf(run);
      return edges.filter(
        (other) => Math.abs(other.right - own.right) < sameEdge || Math.abs(other.left - own.left) < sameEdge,
      ).length;
    };
    for (const [index, runs] of places.entries()) {
      const best = [...runs].sort(
        (a, b) =>
          sharing(b) - sharing(a) ||
          (side === "right" ? edgesOf(b).right - edgesOf(a).right : edgesOf(a).left - edgesOf(b).left),
      )[0];
      if (!best) continue;
      cells[index]?.set(key, best);
      for (const token of best) used.add(token);
    }
  }
  return cells;
}

type Reading = { mark: DecimalMark; used: ReadonlySet<Token> };

/** The places of a number on the anchor, else on the lines right above and below it. */
function freeRuns(value: string, anchor: Line, near: readonly Line[], { mark, used }: Reading): Token[][] {
  const free = (line: Line) =>
    numberRuns(line, value, mark).filter((run) => !run.some((token) => used.has(token)));
  const own = free(anchor);
  if (own.length > 0) return own;
  return near.filter((line) => Math.abs(line.index - anchor.index) === 1).flatMap(free);
}

function edgesOf(run: readonly Token[]): { left: number; right: number } {
  return { left: run[0]?.left ?? 0, right: run.at(-1)?.right ?? 0 };
}

/** All runs of one to three tokens of a line that read as the number. */
function numberRuns(line: Line, value: string, mark: DecimalMark): Token[][] {
  const wanted = Math.abs(Number(value));
  return line.tokens.flatMap((_, start) => {
    const run = [1, 2, 3]
      .map((length) => line.tokens.slice(start, start + length))
      .find((tokens, index) => {
        const text = textOf(tokens);
        const bare = /^([\d.,]+)\p{L}{1,6}\.?$/u.exec(text)?.[1] ?? text;
        const reading = tokens.length === index + 1 ? readAmount(bare, mark) : undefined;
        return reading && Math.abs(Math.abs(Number(reading.value)) - wanted) < 1e-6;
      });
    return run ? [run] : [];
  });
}

/** The words of a text near the anchor: of the run of lines that holds most of them. */
function textTokens(near: readonly Line[], value: string, anchor: Line): Token[] | undefined {
  const words = value.split(/\s+/).map(compact).filter(Boolean);
  let best: { tokens: Token[]; worth: number } | undefined;
  for (let start = 0; start < near.length; start += 1) {
    const open = [...words];
    const tokens: Token[] = [];
    for (const line of near.slice(start, start + mostLines)) {
      const before = tokens.length;
      for (const token of line.tokens) {
        const at = open.indexOf(compact(token.text));
        if (at < 0) continue;
        open.splice(at, 1);
        tokens.push(token);
      }
      if (tokens.length === before) break;
      const far = Math.abs((near[start]?.index ?? 0) - anchor.index) * distanceCost;
      const worth = tokens.length / Math.max(1, words.length) - far;
      if (!best || worth > best.worth + 1e-9) best = { tokens: [...tokens], worth };
    }
  }
  return best && best.worth > leastShare ? best.tokens : undefined;
}
