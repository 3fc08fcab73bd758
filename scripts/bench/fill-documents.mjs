import { getPlatformProxy } from "wrangler";
import { fillList } from "../../tests/support/fill-list.ts";

/** Puts documents of every status into the demo tenant's first model: `fill-documents.mjs STATE_DIR COUNT`. */
const [stateDir, count] = process.argv.slice(2);
const { env, dispose } = await getPlatformProxy({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
try {
  const model = await env.SHARD_US_1.prepare(
    "SELECT id, tenant_id AS tenantId FROM tenant_ai_models ORDER BY id LIMIT 1",
  ).first();
  await fillList(env.SHARD_US_1, { tenantId: model.tenantId, modelId: model.id }, Number(count));
  console.log(model.id);
} finally {
  await dispose();
}
