import { type DecimalMark, readAmount } from "../candidates/read-amount";
import { compact } from "../layout/fold";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";

/** A row as a person confirmed it: canonical values by column key. */
export type ConfirmedRow = Readonly<Record<string, string>>;

/** A confirmed row with the tokens of its cells; `anchor` is the line with its amount, `lines` all that it takes. */
export type PlacedRow = { anchor: Line; lines: Line[]; cells: Map<string, Token[]> };

const numberKeys = new Set([
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
  return anchors.map(({ row, anchor }, index) => {
    const above = anchors[index - 1]?.anchor.index ?? Number.NEGATIVE_INFINITY;
    const below = anchors[index + 1]?.anchor.index ?? Number.POSITIVE_INFINITY;
    const near = lines.filter(
      (line) =>
        line.page === anchor.page &&
        line.index > Math.max(above, anchor.index - reach.above - 1) &&
        line.index < Math.min(below, anchor.index + reach.below + 1),
    );
    return placed(row, anchor, near, mark);
  });
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
  for (const line of lines) {
    if (line.index <= after) continue;
    let worth = 0;
    for (const [key, value] of Object.entries(row))
      if (numberKeys.has(key) && numberTokens(line, value, mark)) worth += weights[key] ?? 1;
    if (worth < 2) continue;
    const near = lines.filter(
      (other) => other.page === line.page && Math.abs(other.index - line.index) <= reach.below,
    );
    const present = new Set(near.flatMap((other) => other.tokens.map((token) => compact(token.text))));
    const known = [...words].filter((word) => present.has(word)).length;
    worth += words.size > 0 ? (3 * known) / words.size : 0;
    if (!best || worth > best.worth + 1e-9) best = { line, worth };
  }
  return best?.line;
}

function placed(row: ConfirmedRow, anchor: Line, near: readonly Line[], mark: DecimalMark): PlacedRow {
  const cells = new Map<string, Token[]>();
  for (const [key, value] of Object.entries(row)) {
    const tokens = numberKeys.has(key)
      ? numberTokens(anchor, value, mark)
      : key === "date"
        ? undefined
        : textTokens(near, value, anchor);
    if (tokens && tokens.length > 0) cells.set(key, tokens);
  }
  const used = new Set([...cells.values()].flat());
  const lines = near.filter((line) => line === anchor || line.tokens.some((token) => used.has(token)));
  return { anchor, lines, cells };
}

/** The rightmost run of one to three tokens that reads as the number. */
function numberTokens(line: Line, value: string, mark: DecimalMark): Token[] | undefined {
  const wanted = Math.abs(Number(value));
  for (let start = line.tokens.length - 1; start >= 0; start -= 1) {
    for (const length of [1, 2, 3]) {
      const tokens = line.tokens.slice(start, start + length);
      if (tokens.length < length) break;
      const reading = readAmount(tokens.map((token) => token.text).join(" "), mark);
      if (reading && Math.abs(Math.abs(Number(reading.value)) - wanted) < 1e-6) return tokens;
    }
  }
  return undefined;
}

/** The words of a text near the anchor: of the run of lines that holds most of them. */
function textTokens(near: readonly Line[], value: string, anchor: Line): Token[] | undefined {
  const words = value.split(/\s+/).map(compact).filter(Boolean);
  let best: { tokens: Token[]; worth: number } | undefined;
  for (let start = 0; start < near.length; start += 1) {
    const open = [...words];
    const tokens: Token[] = [];
    for (const line of near.slice(start, start + 5)) {
      const before = tokens.length;
      for (const token of line.tokens) {
        const at = open.indexOf(compact(token.text));
        if (at < 0) continue;
        open.splice(at, 1);
        tokens.push(token);
      }
      if (tokens.length === before) break;
      const far = Math.abs((near[start]?.index ?? 0) - anchor.index) * 0.01;
      const worth = tokens.length / Math.max(1, words.length) - far;
      if (!best || worth > best.worth + 1e-9) best = { tokens: [...tokens], worth };
    }
  }
  return best && best.worth > 0.5 ? best.tokens : undefined;
}
