import type { Token } from "./token";

/** Anything with a place on the engine's scale (widths of the page). */
export type Frame = { left: number; top: number; right: number; bottom: number };

/** A run of tokens on one line without a wide gap: a table cell, a label, a piece of a sentence. */
export type Segment = Frame & { tokens: Token[]; text: string; page: number; line: number };

/**
 * All tokens on one level of a page, from left to right. `text` joins them, with one space inside a segment and a tab
 * between segments; `starts` holds the offset of each token in it.
 */
export type Line = Frame & {
  page: number;
  index: number;
  tokens: Token[];
  segments: Segment[];
  text: string;
  starts: number[];
};

/** The smallest frame around the given ones. */
export function frameOf(parts: readonly Frame[]): Frame {
  return {
    left: Math.min(...parts.map((part) => part.left)),
    top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
  };
}

/** The tokens that cover any character of `line.text` from `start` up to `end`. */
export function tokensBetween(line: Line, start: number, end: number): Token[] {
  return line.tokens.filter((token, index) => {
    const from = line.starts[index] ?? 0;
    return from < end && from + token.text.length > start;
  });
}

/** How far two frames share the same columns of the page, in widths of the page; negative is the gap between them. */
export function overlapX(a: Frame, b: Frame): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}
