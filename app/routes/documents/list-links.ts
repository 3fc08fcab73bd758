import type { SortLink } from "~/components/documents/documents-table";
import { documentSortFields } from "~/domain/documents/document-list-inputs";
import type { DocumentListPage } from "~/domain/documents/document-summary";

const filterNames = ["startDate", "endDate", "status", "text"];
const sortNames = ["sortField", "sortOrder"];

/** The links of the list page: each keeps the filter, and paging keeps the order as well. */
export function sortLinks(query: URLSearchParams): Record<string, SortLink> {
  const field = query.get("sortField") ?? "receivedOn";
  const ascending = query.get("sortOrder") === "asc";
  return Object.fromEntries(
    documentSortFields.map((name): [string, SortLink] => {
      const current = name === field;
      const order = current && !ascending ? "asc" : "desc";
      const direction = current ? (ascending ? "ascending" : "descending") : "none";
      return [name, { to: linkWith(query, filterNames, { sortField: name, sortOrder: order }), direction }];
    }),
  );
}

/** The links to the pages before and after. Lists not sorted by arrival go on by cursor, which is never too deep. */
export function pageLinks(query: URLSearchParams, page: DocumentListPage) {
  const kept = [...filterNames, ...sortNames];
  const at = (number: number, cursor: string | null) => {
    if (!cursor) return null;
    const byPage = (query.get("sortField") ?? "receivedOn") === "receivedOn";
    return linkWith(query, kept, { page: String(number), ...(byPage ? {} : { cursor }) });
  };
  return { previous: at(page.page - 1, page.previousCursor), next: at(page.page + 1, page.nextCursor) };
}

/** The link to what a search finds beyond this page. */
export const searchLink = (query: URLSearchParams, cursor: string): string =>
  linkWith(query, filterNames, { cursor });

/** The link to the documents of one status, or of all; the rest of the filter stays. */
export const statusLink = (query: URLSearchParams, status: string): string =>
  linkWith(
    query,
    filterNames.filter((name) => name !== "status"),
    status ? { status } : {},
  );

/** The filter and the order, for what leads back to the list or is kept. */
export const listQuery = (query: URLSearchParams): string =>
  linkWith(query, [...filterNames, ...sortNames], {});

/** This very page of the list, as it is looked at again while documents are being read. */
export const freshLink = (query: URLSearchParams): string =>
  linkWith(query, [...filterNames, ...sortNames, "page", "cursor"], { watch: "1" });

/** The filter alone, for exports. */
export const filterQuery = (query: URLSearchParams): string => linkWith(query, filterNames, {});

function linkWith(query: URLSearchParams, kept: string[], added: Record<string, string>): string {
  const link = new URLSearchParams();
  for (const name of kept) {
    const value = query.get(name);
    if (value) link.set(name, value);
  }
  for (const [name, value] of Object.entries(added)) link.set(name, value);
  return `?${link}`;
}
