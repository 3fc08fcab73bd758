import { heightOf } from "../../geometry/rect";
import { patternFor } from "../../languages/compile";
import { columnRoleOf } from "./column-phrases";
import { hasWideGap } from "./has-wide-gap";
import { type Token, textOf } from "./token";

/** Words of the longest heading. */
const longestHeading = 5;
/** What an unknown word costs against a heading, which costs 1: two headings are better than one and a stray. */
const unknownCost = 2.2;
/** Heights between a word and the heading that it belongs to. */
const closeGap = 0.6;
/** The same where a small word links them. */
const linkedGap = 1.1;

/**
 * "Qty Unit Price Amount" in one segment: cut so that known headings cover it, with few pieces, few unknown words and
 * no wide gaps inside of a piece.
 */
export function headingPieces(tokens: Token[]): Token[][] {
  if (tokens.length === 1) return [tokens];
  const best: (Cutting | undefined)[] = [{ pieces: [], cost: 0, known: 0 }];
  for (let end = 1; end <= tokens.length; end += 1) {
    for (let start = Math.max(0, end - longestHeading); start < end; start += 1) {
      const before = best[start];
      const piece = tokens.slice(start, end);
      const isKnown = columnRoleOf(textOf(piece)) !== undefined;
      if (!before || (!isKnown && piece.length > 1)) continue;
      const cost =
        before.cost + (isKnown ? 1 : unknownCost) + looseness(piece) + (areTwo(piece) ? twoHeadings : 0);
      const there = best[end];
      if (!there || cost < there.cost)
        best[end] = { pieces: [...before.pieces, piece], cost, known: before.known + (isKnown ? 1 : 0) };
    }
  }
  const whole = best[tokens.length];
  if (whole && tokens.some((token) => token.text === "/")) return acrossSlashes(whole.pieces);
  return whole && whole.known * 2 >= whole.pieces.length ? withStrays(whole.pieces) : byGap(tokens);
}

/** "Menge / Quantity" is one heading. */
function acrossSlashes(pieces: readonly Token[][]): Token[][] {
  const joined: Token[][] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const [role, other] = [columnRoleOf(wordsOf(before ?? [])), columnRoleOf(wordsOf(piece))];
    const isSecond =
      (piece[0]?.text === "/" || before?.at(-1)?.text === "/") && (!role || !other || role === other);
    if (before && isSecond) before.push(...piece);
    else joined.push([...piece]);
  }
  return joined;
}

function wordsOf(tokens: readonly Token[]): string {
  return textOf(tokens.filter((token) => token.text !== "/"));
}

/** A small word inside of a heading: "Product or service". */
const link = new RegExp(`^(?:&|${patternFor("openEnds")})$`, "i");

/** Unknown words join the heading that they stand beside: the next one after a comma, else the one before. */
function withStrays(pieces: readonly Token[][]): Token[][] {
  const joined: Token[][] = [];
  let waiting: Token[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const last = before?.at(-1);
    const isClose = last && piece[0] && piece[0].left - last.right < closeGap * heightOf(last);
    const isLinked = last && piece[0] && piece[0].left - last.right < linkedGap * heightOf(last);
    const hasLink = last && (link.test(last.text) || link.test(textOf(piece)));
    if (before && isLinked && hasLink && waiting.length === 0) before.push(...piece);
    else if (columnRoleOf(textOf(piece))) {
      const isNear =
        waiting.length > 0 &&
        (piece[0]?.left ?? 0) - (waiting.at(-1)?.right ?? 0) < closeGap * heightOf(piece[0] as Token);
      if (waiting.length > 0 && !isNear) joined.push(waiting);
      joined.push(isNear ? [...waiting, ...piece] : piece);
      waiting = [];
    } else if (before && isClose && waiting.length === 0 && !/,$/.test(last.text)) before.push(...piece);
    else waiting.push(...piece);
  }
  return waiting.length > 0 ? [...joined, waiting] : joined;
}

type Cutting = { pieces: Token[][]; cost: number; known: number };

/** Set by hand: what a heading costs more than two that it falls into: "Discount   Amount" are two. */
const twoHeadings = 1.2;

/** Whether a piece is two headings with more white between them than words of one have. */
function areTwo(piece: readonly Token[]): boolean {
  return piece.some(
    (token, index) =>
      hasWideGap(piece[index - 1], token) &&
      columnRoleOf(textOf(piece.slice(0, index))) !== undefined &&
      columnRoleOf(textOf(piece.slice(index))) !== undefined,
  );
}

/** What wide gaps inside of a heading cost. */
function looseness(piece: readonly Token[]): number {
  return piece.reduce((sum, token, index) => {
    const before = piece[index - 1];
    return sum + (before ? Math.max(0, (token.left - before.right) / heightOf(token) - 0.5) : 0);
  }, 0);
}

/** In heights, set by hand: words of one heading stand nearer to each other. */
const gapInHeading = 0.75;

function byGap(tokens: Token[]): Token[][] {
  const pieces: Token[][] = [];
  for (const token of tokens) {
    const last = pieces.at(-1)?.at(-1);
    if (last && token.left - last.right < gapInHeading * heightOf(token)) pieces.at(-1)?.push(token);
    else pieces.push([token]);
  }
  return pieces;
}
