import { cultureFormatOf } from "../../cultures/culture-format";
import type { DecimalMark } from "../../values/read-amount";
import type { Line } from "../layout/line";

/** The decimal mark of the document: what its unmistakable amounts show, else what the culture writes. */
export function decimalMarkOf(lines: readonly Line[], culture: string): DecimalMark {
  const { points, commas } = marksIn(lines);
  if (points !== commas) return points > commas ? "." : ",";
  return cultureFormatOf(culture).decimal === "," ? "," : ".";
}

/**
 * Whether the amounts leave no doubt about the mark: one alone may be a time or the number of a paragraph, and so may some
 * among many of the other mark.
 */
export function showsMark(lines: readonly Line[]): boolean {
  const { points, commas } = marksIn(lines);
  return Math.max(points, commas) >= 2 && Math.max(points, commas) > 2 * Math.min(points, commas);
}

/** How many words end in a mark and two digits. */
function marksIn(lines: readonly Line[]): { points: number; commas: number } {
  let points = 0;
  let commas = 0;
  for (const line of lines) {
    for (const token of line.tokens) {
      if (/\d\.\d{2}(?!\d)[^\d.,]*$/.test(token.text) && !/\d\.\d+\./.test(token.text)) points += 1;
      if (/\d,\d{2}(?!\d)[^\d.,]*$/.test(token.text)) commas += 1;
    }
  }
  return { points, commas };
}
