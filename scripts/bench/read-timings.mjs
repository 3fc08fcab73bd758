import { getPlatformProxy } from "wrangler";

/** Prints the stage times of the newest results of each kind of file as JSON: `read-timings.mjs STATE_DIR`. */
const [stateDir] = process.argv.slice(2);
const { env, dispose } = await getPlatformProxy({
  configPath: "wrangler.toml",
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
try {
  const { results } = await env.SHARD_US_1.prepare(
    `SELECT d.file_name AS fileName, d.received_at AS receivedAt, d.processed_at AS processedAt, r.timings
     FROM documents d JOIN results r ON r.document_id = d.id AND r.attempt = d.attempt
     WHERE d.file_name LIKE 'bench-upload-%'`,
  ).all();
  console.log(JSON.stringify(results.map((row) => ({ ...row, timings: JSON.parse(row.timings) }))));
} finally {
  await dispose();
}
