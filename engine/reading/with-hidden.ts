import type { Page } from "./page";

/** A page with so many more words of the file that nobody sees on it. */
export function withHidden(page: Page, count: number): Page {
  if (count === 0) return page;
  const { words, ...rest } = page;
  return { ...rest, hidden: (page.hidden ?? 0) + count, words };
}
