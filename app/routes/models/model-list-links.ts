import { modelSortFields } from "~/domain/models/model-list-inputs";

/** The links of the list of models: sorting keeps search and state, paging keeps the order besides. */
export function sortLinks(query: URLSearchParams) {
  const field = query.get("sortField") ?? "name";
  const descending = query.get("sortOrder") === "desc";
  return Object.fromEntries(
    modelSortFields.map((name) => {
      const current = name === field;
      const sortOrder = current && !descending ? "desc" : "asc";
      const direction: "ascending" | "descending" | "none" = !current
        ? "none"
        : descending
          ? "descending"
          : "ascending";
      return [name, { to: linkWith(query, ["search", "state"], { sortField: name, sortOrder }), direction }];
    }),
  );
}

type Cursors = { previousCursor: string | null; nextCursor: string | null };

export function pageLinks(query: URLSearchParams, { previousCursor, nextCursor }: Cursors) {
  const kept = ["search", "state", "sortField", "sortOrder"];
  const at = (cursor: string | null) => cursor && linkWith(query, kept, { cursor });
  return { previous: at(previousCursor), next: at(nextCursor) };
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
