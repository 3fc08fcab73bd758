/** Where a click on a column's head leads, and how the list is sorted by it now. */
export type SortLink = { to: string; direction: "ascending" | "descending" | "none" };

type Order = "asc" | "desc";
type Sorting = {
  fields: readonly string[];
  /** What the list is sorted by unless the address says so, and which way a column is sorted first. */
  usual: { field: string; order: Order };
  /** The parts of the address that stay when the order changes. */
  kept: readonly string[];
};

/** The links at the heads of a list's columns, by sort field. The column sorted by now leads to the other order. */
export function sortLinksOf(query: URLSearchParams, { fields, usual, kept }: Sorting) {
  const field = query.get("sortField") ?? usual.field;
  const now = query.get("sortOrder") === otherThan[usual.order] ? otherThan[usual.order] : usual.order;
  return Object.fromEntries(
    fields.map((name): [string, SortLink] => {
      const isCurrent = name === field;
      const sortOrder = isCurrent ? otherThan[now] : usual.order;
      const to = linkWith(query, kept, { sortField: name, sortOrder });
      return [name, { to, direction: isCurrent ? directions[now] : "none" }];
    }),
  );
}

const otherThan = { asc: "desc", desc: "asc" } as const;
const directions = { asc: "ascending", desc: "descending" } as const;

/** The same page with the kept parts of its address and what is added. */
export function linkWith(
  query: URLSearchParams,
  kept: readonly string[],
  added: Record<string, string>,
): string {
  const link = new URLSearchParams();
  for (const name of kept) {
    const value = query.get(name);
    if (value) link.set(name, value);
  }
  for (const [name, value] of Object.entries(added)) link.set(name, value);
  return `?${link}`;
}
