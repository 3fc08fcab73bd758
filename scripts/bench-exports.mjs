import { execFileSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepare, root, toolEnvironment, toolNode } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

// Rows through an export template, as CSV and as XLSX: of many documents with few lines, and of few with many. Seconds, and what
// the Worker's isolate holds at most against its 128 MB. `node scripts/bench-exports.mjs [--rows N] [--isolates]`; with
// --isolates the seconds mean little, as garbage is collected over and over. Linux only.
const { values } = parseArgs({
  options: { rows: { type: "string", default: "20000" }, isolates: { type: "boolean", default: false } },
});
await prepare();
const { freePort, startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { onSeededStorage } = await import("./bench/on-seeded-storage.mjs");
const { runtimesOf } = await import("./process-use.mjs");

await onSeededStorage(async ({ stateDir, models }) => {
  const rows = Number(values.rows);
  const lists = [
    { model: models["purchase-orders"], name: "short documents", lines: 2 },
    { model: models["invoices-apac"], name: "long documents", lines: 80 },
  ].map((list) => ({ ...list, documents: Math.ceil(rows / list.lines) }));
  for (const { model, documents, lines } of lists)
    script("scripts/bench/fill-exports.mjs", stateDir, model, String(documents), String(lines));
  const inspectors = values.isolates ? { web: await freePort(), documents: await freePort() } : undefined;
  const server = await startLocalServer({ port: 0, stateDir, inspectors });
  const { apiKey } = await seedAccount(server.url);
  const about = {
    url: server.url,
    apiKey,
    lists: lists.map((list) => ({ ...list, rows: list.documents * list.lines })),
    web: runtimesOf(server.process.pid).web,
    inspector: inspectors?.web,
  };
  const code = await runPart("scripts/bench/exports.ts", [JSON.stringify(about)]);
  await server.stop();
  if (code !== 0) process.exit(code);
});

function script(file, ...args) {
  const env = toolEnvironment();
  execFileSync(toolNode(), [path.join(root, file), ...args], { cwd: root, env, stdio: "inherit" });
}
