import { fillList } from "@tests/support/fill-list";
import { type ListQuery, listQueries } from "@tests/support/list-queries";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";

async function queriesOf(count: number): Promise<Record<string, ListQuery>> {
  const context = await makeTenant();
  const { shard, tenant } = context;
  const modelId = (await makeModel(context)).id;
  await fillList(usShard(), { tenantId: tenant.id, modelId }, count);
  return listQueries(shard, { modelId, count });
}

async function rowsRead(query: ListQuery | undefined): Promise<number> {
  if (!query) throw new Error("the lists are not asked the same");
  const { sql, params } = query.toSQL();
  const { meta } = await usShard()
    .prepare(sql)
    .bind(...params)
    .all();
  return meta.rows_read;
}

it("a list of 20,000 documents reads at most 1.3 times the rows that one of 1,000 reads", async () => {
  const [short, long] = [await queriesOf(1_000), await queriesOf(20_000)];
  const read = [];
  for (const [name, query] of Object.entries(short))
    read.push({ name, short: await rowsRead(query), long: await rowsRead(long[name]) });
  expect(read.filter((query) => query.short === 0)).toEqual([]);
  expect(read.filter((query) => query.long > query.short * 1.3)).toEqual([]);
});
