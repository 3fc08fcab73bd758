import type { PageRange } from "./page-ranges";

/**
 * The parts of a file of `pageCount` pages in which a document begins at each page of `starts`. What lies before the first
 * start belongs to no part; nonsense is left out.
 */
export function partsFrom(starts: readonly number[], pageCount: number): PageRange[] {
  const begins = [...new Set(starts)]
    .filter((page) => Number.isInteger(page) && page >= 1 && page <= pageCount)
    .sort((one, other) => one - other);
  return begins.map((first, index) => ({ first, last: (begins[index + 1] ?? pageCount + 1) - 1 }));
}
