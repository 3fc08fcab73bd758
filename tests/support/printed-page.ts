import type { Page, Word } from "@engine/reading/page";

/** A page with these lines from the top down, every letter as wide as any other. */
export const printedPage = (lines: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  source: "text",
  confidence: 1,
  turns: 0,
  words: lines.flatMap((line, index) => wordsOf(line, 0.05 + 0.03 * index)),
});

function wordsOf(line: string, top: number): Word[] {
  return [...line.matchAll(/\S+/g)].map((match) => {
    const left = 0.06 + 0.011 * match.index;
    return {
      text: match[0],
      box: [left, top, left + 0.011 * match[0].length, top + 0.015],
      confidence: 1,
    };
  });
}
