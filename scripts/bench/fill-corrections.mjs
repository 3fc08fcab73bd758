import { getPlatformProxy } from "wrangler";
import { fillList } from "../../tests/support/fill-list.ts";

/** Puts a document into a model, and has people change its values that many times: `fill-corrections.mjs STATE_DIR MODEL COUNT`. */
const [stateDir, model, count] = process.argv.slice(2);
const { env, dispose } = await getPlatformProxy({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
const atOnce = 10_000;
try {
  const { tenantId } = await env.SHARD_US_1.prepare(
    "SELECT tenant_id AS tenantId FROM tenant_ai_models WHERE id = ?",
  )
    .bind(model)
    .first();
  await fillList(env.SHARD_US_1, { tenantId, modelId: model }, 1);
  for (let first = 1; first <= Number(count); first += atOnce)
    await env.SHARD_US_1.prepare(
      `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
       insert into corrections (id, tenant_id, document_id, model_id, day, at, how, actor_id, field, old_value, new_value)
       select 'bench-' || i, d.tenant_id, d.id, d.model_id, '2026-01-01', i, 'typed', 'bench', 'vendorName',
         'Larkmoor Timber & Hardware Merchants ' || i, 'Larkmoor Timber and Hardware Merchants Limited, ' || i
       from n, (select * from documents where model_id = ?3 limit 1) d`,
    )
      .bind(first, Math.min(Number(count), first + atOnce - 1), model)
      .run();
} finally {
  await dispose();
}
