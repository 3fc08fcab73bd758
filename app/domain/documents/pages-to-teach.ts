import type { Page } from "@fieldwise/engine/reading";
import type { FoundValue } from "@fieldwise/engine/results";

/** Pages up to which a document teaches with all of them. A longer one repeats itself: its middle is left out. */
const mostPages = 30;
const [head, tail] = [12, 2];

export const isLong = (pages: number): boolean => pages > mostPages;

/** The numbers of the pages of a document that it teaches with: how it begins and ends, and where its values stand. */
export function pageNumbersToTeach(
  numbers: readonly number[],
  values: Readonly<Record<string, FoundValue>>,
): number[] {
  if (!isLong(numbers.length)) return [...numbers];
  const placed = new Set(Object.values(values).map(({ place }) => place?.page));
  return numbers.filter(
    (number, index) => index < head || index >= numbers.length - tail || placed.has(number),
  );
}

/** Rows up to which a table teaches with all of them; of a longer one, about this many rows at its head. */
export const maxTaughtRows = 300;
export const taughtHead = 150;

/** Where the head of a long table ends and its tail begins, by page. */
export type TableEnds = { head: number; tail: number };

/** The pages of a document that it teaches with; of a long table the first and the last. */
export function pagesToTeach(
  pages: readonly Page[],
  values: Readonly<Record<string, FoundValue>>,
  table: TableEnds | null = null,
): Page[] {
  const numbers = pages.map(({ number }) => number);
  const taught = new Set(pageNumbersToTeach(numbers, values));
  const placed = new Set(Object.values(values).map(({ place }) => place?.page));
  const isOfTable = (page: number) => !table || page <= table.head || page >= table.tail || placed.has(page);
  return pages.filter(({ number }) => taught.has(number) && isOfTable(number));
}
