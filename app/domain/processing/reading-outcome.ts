/**
 * The outcome of reading one page. `problem` is a translation key; `words` is how many words it has, `confidence` how
 * sure their reader is (0..1): without a word it is 1 where nothing is drawn on the page, and 0 where something is that
 * could not be read.
 */
export type PageOutcome = {
  state: "pending" | "read" | "failed";
  problem: string | null;
  words: number;
  confidence: number | null;
};

/**
 * Why nothing can be extracted from a document, as a translation key, or null when there are words to work with.
 * A page that failed does not matter as long as another one has words.
 */
export function readingProblemOf(pages: readonly PageOutcome[]): string | null {
  if (pages.some((page) => page.state === "read" && page.words > 0)) return null;
  const reasons = new Set(pages.map(problemOf));
  const [only] = reasons;
  return reasons.size === 1 && only ? only : "reading.unreadable";
}

function problemOf({ state, problem, confidence }: PageOutcome): string | null {
  if (state === "failed") return problem;
  return confidence === 1 ? "reading.blank" : "reading.unreadable";
}
