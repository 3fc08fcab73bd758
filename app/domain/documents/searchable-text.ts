import type { Page } from "../reading/page";

/** Characters of a document that are searched: about 150 dense pages. A row of the database holds 2 MB at most. */
const mostCharacters = 600_000;

/** The recognised words of a document in reading order as one text, at most 600,000 characters of it. */
export const searchableText = (pages: readonly Page[]): string =>
  pages
    .flatMap(({ words }) => words.map(({ text }) => text))
    .join(" ")
    .slice(0, mostCharacters);
