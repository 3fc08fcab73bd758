import type { UserPage } from "~/domain/people/user";
import { userSortFields } from "~/domain/people/user-inputs";

/** The links of the list of users: sorting keeps the search, paging keeps search and order. */
export function sortLinks(query: URLSearchParams) {
  const field = query.get("sortField") ?? "lastName";
  const descending = query.get("sortOrder") === "desc";
  return Object.fromEntries(
    userSortFields.map((name) => {
      const current = name === field;
      const sortOrder = current && !descending ? "desc" : "asc";
      const direction: "ascending" | "descending" | "none" = !current
        ? "none"
        : descending
          ? "descending"
          : "ascending";
      return [name, { to: linkWith(query, ["search"], { sortField: name, sortOrder }), direction }];
    }),
  );
}

/** The links to the pages before and after; they go on by cursor, which is never too deep. */
export function pageLinks(query: URLSearchParams, page: UserPage) {
  const at = (number: number, cursor: string | null) =>
    cursor && linkWith(query, ["search", "sortField", "sortOrder"], { page: String(number), cursor });
  return { previous: at(page.page - 1, page.previousCursor), next: at(page.page + 1, page.nextCursor) };
}

function linkWith(query: URLSearchParams, kept: string[], added: Record<string, string>): string {
  const link = new URLSearchParams();
  for (const name of kept) {
    const value = query.get(name);
    if (value) link.set(name, value);
  }
  for (const [name, value] of Object.entries(added)) link.set(name, value);
  return `?${link}`;
}
