import { getPlatformProxy } from "wrangler";
import { openTenantShard } from "~/data/shard/tenant-shard";
import { fillList } from "../../tests/support/fill-list";
import { type ListQuery, listQueries } from "../../tests/support/list-queries";
import { quantile } from "./latency.mjs";

/**
 * Fills two lists of the demo tenant and prints what each query of a list reads and takes in both:
 * `list-queries STATE_DIR ROUNDS MODEL:COUNT MODEL:COUNT`.
 */
const [stateDir = "", rounds = "", ...lists] = process.argv.slice(2);
const { env, dispose } = await getPlatformProxy<{ SHARD_US_1: D1Database }>({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
const d1 = env.SHARD_US_1;
try {
  const [short = {}, long = {}] = [await queriesOf(lists[0]), await queriesOf(lists[1])];
  const table = [];
  for (const [name, query] of Object.entries(short)) table.push(await compare(name, query, long[name]));
  console.table(table);
} finally {
  await dispose();
}

async function queriesOf(list = ""): Promise<Record<string, ListQuery>> {
  const [modelId = "", size] = list.split(":");
  const count = Number(size);
  const model = await d1
    .prepare("SELECT tenant_id AS tenantId FROM tenant_ai_models WHERE id = ?")
    .bind(modelId)
    .first<{ tenantId: string }>();
  if (!model) throw new Error(`there is no model ${modelId}`);
  await fillList(d1, { tenantId: model.tenantId, modelId }, count);
  return listQueries(openTenantShard(d1, model.tenantId), { modelId, count });
}

async function compare(query: string, short: ListQuery, long: ListQuery | undefined) {
  if (!long) throw new Error("the lists are not asked the same");
  const taken: { short: number[]; long: number[] } = { short: [], long: [] };
  let rows = { short: 0, long: 0 };
  for (let round = -3; round < Number(rounds); round += 1) {
    const [one, other] = [await ask(short), await ask(long)];
    rows = { short: one.rows, long: other.rows };
    if (round < 0) continue;
    taken.short.push(one.milliseconds);
    taken.long.push(other.milliseconds);
  }
  const at = (which: "short" | "long", share: number) =>
    Number(
      quantile(
        taken[which].sort((a, b) => a - b),
        share,
      ).toFixed(2),
    );
  const [p50, p95] = [at("long", 0.5) / at("short", 0.5), at("long", 0.95) / at("short", 0.95)];
  return {
    query,
    rows: rows.short,
    "rows, long": rows.long,
    "× rows": ratio(rows.long / rows.short),
    p50: at("short", 0.5),
    "p50, long": at("long", 0.5),
    "× p50": ratio(p50),
    p95: at("short", 0.95),
    "p95, long": at("long", 0.95),
    "× p95": ratio(p95),
  };
}

async function ask(query: ListQuery): Promise<{ rows: number; milliseconds: number }> {
  const { sql, params } = query.toSQL();
  const start = performance.now();
  const { meta } = await d1
    .prepare(sql)
    .bind(...params)
    .all();
  return { rows: meta.rows_read, milliseconds: performance.now() - start };
}

function ratio(value: number): number {
  return Number(value.toFixed(2));
}
