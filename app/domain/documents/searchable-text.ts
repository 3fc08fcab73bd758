import type { Page } from "@fieldwise/engine/reading";

/** Characters of a document that are searched: about 150 dense pages. A row of the database holds 2 MB at most. */
const mostCharacters = 600_000;

/** A number whose digits are grouped: the index takes its groups for words of their own. */
const grouped = /^\D*(\d{1,3}(?:([.,'\u2019])\d{3})(?:\2\d{3})*(?:[.,]\d{1,2})?)\D*$/;

/**
 * The recognised words of a document in reading order as one text, then its grouped numbers as they are typed by those who
 * search for them ("1,212.00" as "1212.00"); at most 600,000 characters.
 */
export function searchableText(pages: readonly Page[]): string {
  const words = pages.flatMap((page) => page.words.map(({ text }) => text));
  return [...words, ...words.flatMap(ungrouped)].join(" ").slice(0, mostCharacters);
}

function ungrouped(word: string): string[] {
  const [, number, separator] = grouped.exec(word) ?? [];
  return number && separator ? [number.replaceAll(separator, "")] : [];
}
