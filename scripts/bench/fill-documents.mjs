import { getPlatformProxy } from "wrangler";

/** Puts documents of every status into the demo tenant's first model: `fill-documents.mjs STATE_DIR COUNT`. */
const [stateDir, count] = process.argv.slice(2);
const { env, dispose } = await getPlatformProxy({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
const shard = env.SHARD_US_1;
const chunk = 5_000;
try {
  const model = await shard.prepare("SELECT id, tenant_id FROM tenant_ai_models ORDER BY id LIMIT 1").first();
  for (let start = 1; start <= Number(count); start += chunk) await fill(model, start);
  console.log(model.id);
} finally {
  await dispose();
}

async function fill(model, start) {
  await shard
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO documents (id, tenant_id, model_id, position, file_name, file_kind, byte_size, sha256, source, status,
         confidence, attempt, page_count, received_at, processed_at, progress_at, revision)
       SELECT 'bench-' || i, ?3, ?4, i, 'invoice-' || i || '.pdf', 'pdf', 1000, 'bench', 'api',
         CASE i % 5 WHEN 0 THEN 'failed' WHEN 1 THEN 'userEdited' ELSE 'success' END,
         0.9, 1, 1, 1700000000000 + i * 60000, 1700000000000 + i * 60000 + 2000, 1700000000000, 0 FROM n`,
    )
    .bind(start, start + chunk - 1, model.tenant_id, model.id)
    .run();
}
