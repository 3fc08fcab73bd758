import { unionOf } from "../../../geometry/rect";
import { type Block, blocksOf } from "../../layout/blocks-of";
import type { Line, Segment } from "../../layout/line";
import { type Token, textOf } from "../../layout/token";
import { bridgedBlocks } from "./bridged-blocks";

/**
 * The blocks in which parties are looked for: the lines without the labels in front of their values, so that "Bill to:
 * Acme" and the lines hanging under "Acme" stand at one edge. Segments that are nothing but labels stay, as borders;
 * lines in `outside` (tables) are left out.
 */
export function partyBlocks(
  lines: readonly Line[],
  isLabel: (token: Token) => boolean,
  outside: ReadonlySet<number>,
): Block[] {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    if (outside.has(line.index)) continue;
    const own = pages.get(line.page) ?? [];
    own.push({ ...line, segments: line.segments.map((segment) => withoutLabels(segment, isLabel)) });
    pages.set(line.page, own);
  }
  return bridgedBlocks([...pages.values()].flatMap(blocksOf));
}

function withoutLabels(segment: Segment, isLabel: (token: Token) => boolean): Segment {
  const first = segment.tokens.findIndex((token) => !isLabel(token) && token.text !== ":");
  if (first <= 0) return segment;
  const tokens = segment.tokens.slice(first);
  return { ...segment, ...unionOf(tokens), tokens, text: textOf(tokens) };
}
