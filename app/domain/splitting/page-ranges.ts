/** Pages of a file from first to last, counted from 1. */
export type PageRange = { first: number; last: number };

/** Page ranges, or the key of the sentence that says what is wrong with them. */
export type ReadRanges = { ranges: PageRange[] } | { messageKey: string };

/**
 * Reads ranges as a person writes them: "1-2, 3, 4-6". They must rise, lie within the file and be two at least, or one
 * that leaves pages out; pages that are named nowhere belong to no part.
 */
export function readPageRanges(text: string, pageCount: number): ReadRanges {
  const pieces = text.split(/[,;\n]+/).filter((piece) => piece.trim() !== "");
  const ranges: PageRange[] = [];
  for (const piece of pieces) {
    const [, first, last] = /^\s*(\d{1,4})(?:\s*[-\u2013\u2014]\s*(\d{1,4}))?\s*$/.exec(piece) ?? [];
    if (first === undefined) return { messageKey: "splitting.problem.not-ranges" };
    ranges.push({ first: Number(first), last: Number(last ?? first) });
  }
  const messageKey = problemOf(ranges, pageCount);
  return messageKey ? { messageKey } : { ranges };
}

/** Ranges as a person writes them. */
export const shownRanges = (ranges: readonly PageRange[]): string =>
  ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(", ");

function problemOf(ranges: readonly PageRange[], pageCount: number): string | null {
  if (ranges.length === 0) return "splitting.problem.not-ranges";
  if (ranges.some(({ first, last }) => first < 1 || last > pageCount))
    return "splitting.problem.no-such-page";
  const rises = ranges.every(
    ({ first, last }, index) => last >= first && first > (ranges[index - 1]?.last ?? 0),
  );
  if (!rises) return "splitting.problem.not-rising";
  const [only] = ranges;
  return ranges.length === 1 && only?.first === 1 && only.last === pageCount
    ? "splitting.problem.whole-file"
    : null;
}
