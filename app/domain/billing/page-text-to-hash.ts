import type { Page } from "@fieldwise/engine/reading";

/**
 * What makes a page the same page wherever it turns up: its words in reading order and where they stand, to a hundredth
 * of the page. A page without words has nothing to be known by and returns null.
 */
export function pageTextToHash({ words }: Pick<Page, "words">): string | null {
  if (words.length === 0) return null;
  const place = (value: number) => Math.round(value * 100);
  return words.map(({ text, box: [left, top] }) => `${text}@${place(left)},${place(top)}`).join("\n");
}
