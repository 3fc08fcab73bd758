import { read } from "~/data/commit";
import { selectIdsBelow } from "~/data/shard/bulk-actions";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { countAndLastMatch, matchesAtOnce, selectFoundBelow } from "~/data/shard/document-search";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { searchExpression } from "~/domain/documents/search-expression";

/** The documents of a scope, or, with a text, those of them that hold it. */
export type Matching = { scope: DocumentScope; text: string };

/** `below` is where the next ones begin; with `ended` there are none. */
export type Next = { ids: string[]; below: number | null; ended: boolean };

/**
 * The next matching documents, newest first. Of a search it looks at this many matches at once and no more, so that there may
 * be fewer than `limit`, or none, and yet more to come.
 */
export async function nextMatching(
  shard: TenantShard,
  { scope, text }: Matching,
  below: number | null,
  limit: number,
): Promise<Next> {
  if (text === "") {
    const rows = await selectIdsBelow(shard, scope, below, limit);
    return nextAfter(rows, below, rows.length < limit);
  }
  const expression = searchExpression(scope.modelId, text, "everything");
  if (!expression) return { ids: [], below, ended: true };
  const [[edge], rows] = await read(shard, [
    countAndLastMatch(shard, scope.modelId, expression, below),
    selectFoundBelow(shard, scope, { expression, below, limit }),
  ]);
  if (rows.length === limit) return nextAfter(rows, below, false);
  return { ...nextAfter(rows, below, edge?.count !== matchesAtOnce), below: edge?.last ?? below };
}

/** What comes after these rows. */
export const nextAfter = (
  rows: { id: string; place: number }[],
  below: number | null,
  ended: boolean,
): Next => ({
  ids: rows.map(({ id }) => id),
  below: rows.at(-1)?.place ?? below,
  ended,
});
