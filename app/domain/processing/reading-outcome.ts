/** What came of reading one page. `problem` is a translation key; `words` is how many words it has. */
export type PageOutcome = { state: "pending" | "read" | "failed"; problem: string | null; words: number };

/**
 * Why nothing can be extracted from a document, as a translation key, or null when there are words to work with.
 * A page that failed does not matter as long as another one has words.
 */
export function readingProblemOf(pages: readonly PageOutcome[]): string | null {
  if (pages.some((page) => page.state === "read" && page.words > 0)) return null;
  const reasons = new Set(pages.map((page) => (page.state === "failed" ? page.problem : "reading.blank")));
  const [only] = reasons;
  return reasons.size === 1 && only ? only : "reading.unreadable";
}
