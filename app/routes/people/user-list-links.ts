import { linkWith, sortLinksOf } from "~/domain/listing/list-links";
import type { UserPage } from "~/domain/people/user";
import { userSortFields } from "~/domain/people/user-inputs";

const usual = { field: "lastName", order: "asc" } as const;

/** The links of the list of users: sorting keeps the search, paging keeps search and order. */
export const sortLinks = (query: URLSearchParams) =>
  sortLinksOf(query, { fields: userSortFields, usual, kept: ["search"] });

/** The links to the pages before and after; they go on by cursor, which is never too deep. */
export function pageLinks(query: URLSearchParams, page: UserPage) {
  const at = (number: number, cursor: string | null) =>
    cursor && linkWith(query, ["search", "sortField", "sortOrder"], { page: String(number), cursor });
  return { previous: at(page.page - 1, page.previousCursor), next: at(page.page + 1, page.nextCursor) };
}
