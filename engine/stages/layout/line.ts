import type { Rect } from "../../geometry/rect";
import type { Token } from "./token";

/** A run of tokens on one line without a wide gap: a table cell, a label, a piece of a sentence. */
export type Segment = Rect & { tokens: Token[]; text: string; page: number; line: number };

/**
 * All tokens on one level of a page, from left to right. `text` joins them, with one space inside a segment and a tab
 * between segments; `starts` holds the offset of each token in it.
 */
export type Line = Rect & {
  page: number;
  index: number;
  tokens: Token[];
  segments: Segment[];
  text: string;
  starts: number[];
};

/** The tokens that cover any character of `line.text` from `start` up to `end`. */
export function tokensBetween(line: Line, start: number, end: number): Token[] {
  return line.tokens.filter((token, index) => {
    const from = line.starts[index] ?? 0;
    return from < end && from + token.text.length > start;
  });
}
