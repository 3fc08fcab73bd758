import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";
import { countDocuments, listByArrival } from "~/data/shard/document-list";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { edgeOfMatches, searchDocuments } from "~/data/shard/document-search";
import { selectStatusCounts } from "~/data/shard/document-status-counts";
import { searchExpression } from "~/domain/documents/search-expression";
import type { TenantContext } from "~/operations/context";

const [few, many] = [1_500, 15_000];

/** Documents of every status with a common word in each and a rare one in every hundredth. */
async function fill(context: TenantContext, modelId: string, count: number): Promise<void> {
  await usShard()
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into documents (id, tenant_id, model_id, position, file_name, file_kind, byte_size, sha256, source, status,
         confidence, received_at, progress_at)
       select ?3 || '-' || i, ?2, ?3, i, 'invoice-' || i || iif(i % 100, '', '-rare') || '.pdf', 'pdf', 1000, 'x', 'api',
         case i % 5 when 0 then 'failed' when 1 then 'userEdited' else 'success' end, 0.9, i * 60000, i * 60000 from n`,
    )
    .bind(count, context.tenant.id, modelId)
    .run();
}

async function makeList(count: number): Promise<DocumentScope> {
  const context = await makeTenant();
  const modelId = (await makeModel(context)).id;
  await fill(context, modelId, count);
  return { tenantId: context.tenant.id, modelId, status: null, from: null, before: null };
}

type Query = { toSQL(): { sql: string; params: unknown[] } };

async function rowsRead(query: Query): Promise<number> {
  const { sql, params } = query.toSQL();
  const { meta } = await usShard()
    .prepare(sql)
    .bind(...params)
    .all();
  return meta.rows_read;
}

it("a list, its filters, its searches and its pages far back read as much of a long list as of a short one", async () => {
  const { shard } = await makeTenant();
  const queries = (scope: DocumentScope, deep: number): Record<string, Query> => {
    const first = { offset: 0, limit: 21, newestFirst: true };
    const expression = (text: string) => searchExpression(scope.modelId, text, "everything") ?? "";
    const failed = { ...scope, status: "failed" as const };
    const days = { ...scope, from: new Date(600_000), before: new Date(60_000_000) };
    return {
      count: countDocuments(shard, scope),
      counts: selectStatusCounts(shard, scope.tenantId, scope.modelId),
      "page 1": listByArrival(shard, scope, first),
      "far page": listByArrival(shard, scope, { ...first, offset: deep }),
      failed: listByArrival(shard, failed, first),
      dates: listByArrival(shard, days, first),
      "count of dates": countDocuments(shard, days),
      "common word": searchDocuments(shard, scope, {
        ...{ expression: expression("invoice"), below: null, limit: 21 },
      }),
      "rare words": searchDocuments(shard, scope, {
        ...{ expression: expression("invoice rare"), below: null, limit: 10 },
      }),
      "count of matches": edgeOfMatches(shard, expression("invoice"), null),
    };
  };
  const [short, long] = [await makeList(few), await makeList(many)];
  const [inShort, inLong] = [queries(short, few - 100), queries(long, many - 100)];
  const table = [];
  for (const [name, query] of Object.entries(inShort)) {
    const other = inLong[name];
    if (!other) throw new Error(`${name} is asked once`);
    table.push({ name, few: await rowsRead(query), many: await rowsRead(other) });
  }
  const grown = table.filter((line) => line.many > line.few * 1.3 + 30);
  expect(grown).toEqual([]);
  expect(table.every((line) => line.few > 0)).toBe(true);
});
