import { countDocuments, listByArrival, listByArrivalBeyond } from "~/data/shard/document-list";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { countAndLastMatch, countFound, matchesAtOnce, searchDocuments } from "~/data/shard/document-search";
import { selectStatusCounts } from "~/data/shard/document-status-counts";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { searchExpression } from "~/domain/documents/search-expression";
import { firstArrival, minute } from "./fill-list";

export type ListQuery = { toSQL(): { sql: string; params: unknown[] } };
type Filled = { modelId: string; count: number };

/** What the screens ask of a list that `fillList` filled. The days are those of 500 documents in its middle. */
export function listQueries(shard: TenantShard, { modelId, count }: Filled): Record<string, ListQuery> {
  const scope: DocumentScope = {
    modelId,
    status: null,
    readiness: null,
    order: null,
    concern: null,
    from: null,
    before: null,
  };
  const first = { offset: 0, limit: 21, newestFirst: true };
  const at = (position: number) => new Date(firstArrival + position * minute);
  const middle = { from: at(count / 2 - 250), before: at(count / 2 + 250) };
  const [failed, days] = [
    { ...scope, status: "failed" as const },
    { ...scope, ...middle },
  ];
  const both = { ...failed, ...middle };
  const words = (text: string) => searchExpression(modelId, text, "everything") ?? "";
  const search = (text: string, within = scope) =>
    searchDocuments(shard, within, { expression: words(text), below: null, limit: 21 });
  return {
    count: countDocuments(shard, scope),
    "counts per status": selectStatusCounts(shard, modelId),
    "page 1": listByArrival(shard, scope, first),
    "page 1, oldest first": listByArrival(shard, scope, { ...first, newestFirst: false }),
    "page in the middle": listByArrival(shard, scope, { ...first, offset: count / 2 + 17 }),
    "last page": listByArrival(shard, scope, { ...first, offset: count - 20 }),
    "next page": listByArrivalBeyond(shard, scope, { ...first, beyond: count / 2 }),
    "a status": listByArrival(shard, failed, first),
    "last page of a status": listByArrival(shard, failed, { ...first, offset: count / 5 - 20 }),
    days: listByArrival(shard, days, first),
    "count of days": countDocuments(shard, days),
    "third page of days": listByArrival(shard, days, { ...first, offset: 60 }),
    "a status in days": listByArrival(shard, both, first),
    "count of a status in days": countDocuments(shard, both),
    "word of all names": search("invoice"),
    "word of all texts": search("harbour"),
    "word of all texts in a status": search("harbour", failed),
    "words of ten documents": search("rare harbour"),
    "count of what a search finds": countFound(shard, failed, words("harbour"), matchesAtOnce),
    "count of matches": countAndLastMatch(shard, modelId, words("harbour"), null),
  };
}
