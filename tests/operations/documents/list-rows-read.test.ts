import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";
import { countDocuments, listByArrival, listByArrivalBeyond } from "~/data/shard/document-list";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { edgeOfMatches, searchDocuments } from "~/data/shard/document-search";
import { selectStatusCounts } from "~/data/shard/document-status-counts";
import type { ShardDatabase } from "~/data/shard/shard-database";
import { searchExpression } from "~/domain/documents/search-expression";

const minute = 60_000;

type Query = { toSQL(): { sql: string; params: unknown[] } };
type List = { shard: ShardDatabase; scope: DocumentScope; count: number };

/** A list of so many documents, a minute apart: a fifth failed, the word "invoice" in each and "rare" in the last ten. */
async function makeList(count: number): Promise<List> {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  await usShard()
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into documents (id, tenant_id, model_id, position, file_name, file_kind, byte_size, sha256, source, status,
         confidence, received_at, progress_at)
       select ?3 || '-' || i, ?2, ?3, i, 'invoice-' || i || iif(i > ?1 - 10, '-rare', '') || '.pdf', 'pdf', 1000, 'x', 'api',
         case i % 5 when 0 then 'failed' when 1 then 'userEdited' else 'success' end, 0.9, i * ?4, i * ?4 from n`,
    )
    .bind(count, context.tenant.id, modelId, minute)
    .run();
  const scope = { tenantId: context.tenant.id, modelId, status: null, from: null, before: null };
  return { shard: context.shard, scope, count };
}

/** What the screens ask of a list; `middle` is a range of days, as many documents in each list. */
function queriesOf({ shard, scope, count }: List): Record<string, Query> {
  const first = { offset: 0, limit: 21, newestFirst: true };
  const middle = { from: new Date((count / 2 - 250) * minute), before: new Date((count / 2 + 250) * minute) };
  const [failed, dates] = [
    { ...scope, status: "failed" as const },
    { ...scope, ...middle },
  ];
  const both = { ...failed, ...middle };
  const search = (text: string, within = scope) =>
    searchDocuments(shard, within, { expression: words(text), below: null, limit: 21 });
  const words = (text: string) => searchExpression(scope.modelId, text, "everything") ?? "";
  return {
    "the count": countDocuments(shard, scope),
    "the counts per status": selectStatusCounts(shard, scope.tenantId, scope.modelId),
    "page 1": listByArrival(shard, scope, first),
    "page 1, oldest first": listByArrival(shard, scope, { ...first, newestFirst: false }),
    "a page in the middle": listByArrival(shard, scope, { ...first, offset: count / 2 + 17 }),
    "the last page": listByArrival(shard, scope, { ...first, offset: count - 20 }),
    "the next page": listByArrivalBeyond(shard, scope, { ...first, beyond: count / 2 }),
    "a status": listByArrival(shard, failed, first),
    "the last page of a status": listByArrival(shard, failed, { ...first, offset: count / 5 - 20 }),
    days: listByArrival(shard, dates, first),
    "the count of days": countDocuments(shard, dates),
    "the third page of days": listByArrival(shard, dates, { ...first, offset: 60 }),
    "a status in days": listByArrival(shard, both, first),
    "the count of a status in days": countDocuments(shard, both),
    "a word of all": search("invoice"),
    "a word of all in a status": search("invoice", failed),
    "a word of ten": search("rare"),
    "the count of matches": edgeOfMatches(shard, words("invoice"), null),
  };
}

async function rowsRead(query: Query | undefined): Promise<number> {
  if (!query) throw new Error("the lists are not asked the same");
  const { sql, params } = query.toSQL();
  const { meta } = await usShard()
    .prepare(sql)
    .bind(...params)
    .all();
  return meta.rows_read;
}

it("a list of 20,000 documents reads at most 1.3 times the rows that one of 1,000 reads", async () => {
  const [short, long] = [queriesOf(await makeList(1_000)), queriesOf(await makeList(20_000))];
  const read = [];
  for (const [name, query] of Object.entries(short))
    read.push({ name, short: await rowsRead(query), long: await rowsRead(long[name]) });
  expect(read.filter((query) => query.short === 0)).toEqual([]);
  expect(read.filter((query) => query.long > query.short * 1.3)).toEqual([]);
});
