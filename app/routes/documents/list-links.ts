import { documentSortFields } from "~/domain/documents/document-list-inputs";
import type { DocumentListPage } from "~/domain/documents/document-summary";
import { linkWith, sortLinksOf } from "~/domain/listing/list-links";

const filterNames = ["startDate", "endDate", "status", "readiness", "orderOutcome", "concern", "text"];
const sortNames = ["sortField", "sortOrder"];
const sizeName = ["size"];

/** Rows that a page of the list may have; a page reads the values of 90 documents at most. */
export const listSizes = [20, 40, 80] as const;

/** How many rows the address asks for. */
export const sizeOf = (query: URLSearchParams): number =>
  listSizes.find((size) => String(size) === query.get("size")) ?? listSizes[0];

/** The same list with so many rows a page. */
export const sizeLink = (query: URLSearchParams, size: number): string =>
  linkWith(query, [...filterNames, ...sortNames], { size: String(size) });

const usual = { field: "receivedOn", order: "desc" } as const;

/** The links of the list page: each keeps the filter, and paging keeps the order as well. */
export const sortLinks = (query: URLSearchParams) =>
  sortLinksOf(query, { fields: documentSortFields, usual, kept: [...filterNames, ...sizeName] });

/** The links to the pages before and after. Lists not sorted by arrival go on by cursor, which is never too deep. */
export function pageLinks(query: URLSearchParams, page: DocumentListPage) {
  const kept = [...filterNames, ...sortNames, ...sizeName];
  const at = (number: number, cursor: string | null) => {
    if (!cursor) return null;
    const byPage = (query.get("sortField") ?? usual.field) === usual.field;
    return linkWith(query, kept, { page: String(number), ...(byPage ? {} : { cursor }) });
  };
  return { previous: at(page.page - 1, page.previousCursor), next: at(page.page + 1, page.nextCursor) };
}

/**
 * Pages to go to at once besides those beside this one: the first, the last, and some 10, 100 and 1,000 away. None in lists that are not
 * sorted by arrival, which go on by cursor.
 */
export function pageJumps(query: URLSearchParams, { page, totalPages }: DocumentListPage) {
  if ((query.get("sortField") ?? usual.field) !== usual.field) return [];
  const away = [1_000, 100, 10].flatMap((step) => [page - step, page + step]);
  return [...new Set([1, ...away, totalPages])]
    .filter((number) => number >= 1 && number <= totalPages && Math.abs(number - page) > 1)
    .sort((one, other) => one - other)
    .map((number) => ({
      page: number,
      to: linkWith(query, [...filterNames, ...sortNames, ...sizeName], { page: String(number) }),
    }));
}

/** The link to what a search finds beyond this page. */
export const searchLink = (query: URLSearchParams, cursor: string): string =>
  linkWith(query, [...filterNames, ...sizeName], { cursor });

/** The link to the documents of one status, or of all; the rest of the filter stays. */
export const statusLink = (query: URLSearchParams, status: string): string =>
  linkWith(
    query,
    [...filterNames, ...sizeName].filter((name) => name !== "status"),
    status ? { status } : {},
  );

/** The same for those of one readiness. */
export const readinessLink = (query: URLSearchParams, readiness: string): string =>
  linkWith(
    query,
    [...filterNames, ...sizeName].filter((name) => name !== "readiness"),
    readiness ? { readiness } : {},
  );

/** The same for those that one concern keeps from being ready. */
export const concernLink = (query: URLSearchParams, concern: string): string =>
  linkWith(
    query,
    [...filterNames, ...sizeName].filter((name) => name !== "concern"),
    concern ? { concern } : {},
  );

/** The same for those that stand so to their purchase order. */
export const orderLink = (query: URLSearchParams, orderOutcome: string): string =>
  linkWith(
    query,
    [...filterNames, ...sizeName].filter((name) => name !== "orderOutcome"),
    orderOutcome ? { orderOutcome } : {},
  );

/** The filter and the order, for what leads back to the list or is kept. */
export const listQuery = (query: URLSearchParams): string =>
  linkWith(query, [...filterNames, ...sortNames], {});

/** This very page of the list, as it is looked at again while documents are being read. */
export const freshLink = (query: URLSearchParams): string =>
  linkWith(query, [...filterNames, ...sortNames, ...sizeName, "page", "cursor"], { watch: "1" });

/** The filter alone, for exports. */
export const filterQuery = (query: URLSearchParams): string => linkWith(query, filterNames, {});
