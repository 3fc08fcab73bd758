import { z } from "zod";

/** A saved filter of a list; `query` is the query string of the list's address. */
export type SavedFilter = { id: string; name: string; query: string };

/** Filters that one person may keep for one model. */
export const maxSavedFilters = 30;

const modelId = z.string().min(1).max(64);

/** What of a list's address belongs to a filter. */
const kept = [
  "startDate",
  "endDate",
  "status",
  "readiness",
  "orderOutcome",
  "concern",
  "text",
  "sortField",
  "sortOrder",
];

/** The filter in a query string, in one order of its parts; the page and other passing things are left out. */
export function filterPartOf(query: string): string {
  const given = new URLSearchParams(query);
  const filter = new URLSearchParams();
  for (const name of kept) {
    const value = given.get(name);
    if (value) filter.set(name, value);
  }
  return filter.toString();
}

/** A filter to save. The same name again replaces it. */
export const saveFilterInput = z.object({
  modelId,
  name: z.string().trim().min(1, "list.error.filter-name").max(60, "list.error.filter-name-long"),
  query: z.string().max(2_000).transform(filterPartOf),
});

export const savedFiltersInput = z.object({ modelId });

export const deleteFilterInput = z.object({ modelId, filterId: z.string().min(1).max(64) });
