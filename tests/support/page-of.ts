import type { Page, Word } from "@engine/reading/page";

/** Points per character and per line of the typed page: two spaces or more part segments, one does not. */
const [columnWidth, lineHeight, wordHeight] = [6, 12, 10];

type Look = { number?: number; source?: Page["source"]; confidence?: number };

/**
 * A page as it would be read from a typed sheet: every run of characters is a word, its column and line are its place.
 * A common indent of the lines is taken off, so that pages can be indented in tests.
 */
export function pageOf(typed: string, { number = 1, source = "text", confidence = 1 }: Look = {}): Page {
  const lines = withoutIndent(typed.replace(/^\n/, "").split("\n"));
  const width = 100 * columnWidth;
  const height = Math.max(70, lines.length + 2) * lineHeight;
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const [left, top] = [match.index * columnWidth, (row + 1) * lineHeight];
      const [right, bottom] = [left + match[0].length * columnWidth, top + wordHeight];
      return {
        text: match[0],
        box: [left / width, top / height, right / width, bottom / height],
        confidence,
      };
    }),
  );
  return { number, width, height, source, confidence, turns: 0, words };
}

function withoutIndent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(Number.isFinite(least) ? least : 0));
}
