import { linkWith, sortLinksOf } from "~/domain/listing/list-links";
import { modelSortFields } from "~/domain/models/model-list-inputs";

const filterNames = ["search", "state"];
const usual = { field: "name", order: "asc" } as const;

/** The links of the list of models: sorting keeps search and state, paging keeps the order besides. */
export const sortLinks = (query: URLSearchParams) =>
  sortLinksOf(query, { fields: modelSortFields, usual, kept: filterNames });

type Cursors = { previousCursor: string | null; nextCursor: string | null };

export function pageLinks(query: URLSearchParams, { previousCursor, nextCursor }: Cursors) {
  const kept = [...filterNames, "sortField", "sortOrder"];
  const at = (cursor: string | null) => cursor && linkWith(query, kept, { cursor });
  return { previous: at(previousCursor), next: at(nextCursor) };
}
