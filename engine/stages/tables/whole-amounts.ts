import { heightOf, unionOf } from "../../geometry/rect";
import type { Line, Segment } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import type { RowSources } from "./row-sources";

const whole = /^[^\d\p{L}]{0,2}(?:\d{1,3}(?:[.,]?\d{3})*)$/u;
const cents = /^\d{2}[^\d\p{L}]?$/u;

/** The widest gap inside of one amount, in heights. */
const widestGap = 1;

/**
 * The sources with amounts in one piece that recognition cut at their decimal mark ("14, 80", "9 ,38"), where they end what
 * stands together on a line.
 */
export function withWholeAmounts(sources: RowSources): RowSources {
  const { lines } = sources.layout;
  if (!lines.some(hasPieces)) return sources;
  return {
    ...sources,
    layout: { ...sources.layout, lines: lines.map((line) => (hasPieces(line) ? joined(line) : line)) },
  };
}

function hasPieces({ segments }: Line): boolean {
  return segments.some(({ tokens }) => tokens.some((_, at) => isPiece(tokens, at)));
}

/** Whether the token at a place and the next one are the two pieces of an amount. */
function isPiece(tokens: readonly Token[], at: number): boolean {
  const [first, second, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first || !second || second.left - first.right > widestGap * heightOf(second)) return false;
  if (next && /^\p{L}{4}|\d/u.test(next.text)) return false;
  return /[.,]$/.test(first.text)
    ? whole.test(first.text.slice(0, -1)) && cents.test(second.text)
    : whole.test(first.text) && /^[.,]/.test(second.text) && cents.test(second.text.slice(1));
}

function joined(line: Line): Line {
  const segments = line.segments.map((segment): Segment => {
    const tokens: Token[] = [];
    for (let at = 0; at < segment.tokens.length; at += 1) {
      const [token, next] = [segment.tokens[at], segment.tokens[at + 1]];
      if (!token) continue;
      const isFirst = next !== undefined && isPiece(segment.tokens, at);
      tokens.push(isFirst ? together(token, next) : token);
      if (isFirst) at += 1;
    }
    return { ...segment, tokens, text: textOf(tokens) };
  });
  const starts: number[] = [];
  let text = "";
  for (const { tokens } of segments) {
    if (text) text += "\t";
    for (const token of tokens) {
      if (text && !text.endsWith("\t")) text += " ";
      starts.push(text.length);
      text += token.text;
    }
  }
  return { ...line, segments, tokens: segments.flatMap(({ tokens }) => tokens), text, starts };
}

function together(first: Token, second: Token): Token {
  const { left, top, right, bottom } = unionOf([first, second]);
  const [a, b] = [first.box, second.box];
  return {
    text: first.text + second.text,
    page: first.page,
    order: first.order,
    confidence: Math.min(first.confidence, second.confidence),
    box: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])],
    left,
    top,
    right,
    bottom,
  };
}
