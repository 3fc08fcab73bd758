import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepare, root, toolEnvironment, toolNode } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

// A long report through the Workers: this many changed values, made into each format by its job; seconds, and MB that each
// Worker's isolate held once garbage was collected, which is what counts against its 128 MB.
// `node scripts/bench-reports.mjs [values] [formats]`, 200,000 and all three unless told. Linux only.
const [values = "200000", ...formats] = process.argv.slice(2);
if (formats.length === 0) formats.push("csv", "json", "xlsx");
await prepare();
const { execFileSync } = await import("node:child_process");
const { freePort, startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");

const work = mkdtempSync(path.join(tmpdir(), "fieldwise-reports-"));
const stateDir = path.join(work, "state");
let code = 1;
try {
  const first = await startLocalServer({ port: 0, stateDir });
  const { models } = await seedAccount(first.url);
  await first.stop();
  const model = models["invoices-apac"];
  const filled = ["scripts/bench/fill-corrections.mjs", stateDir, model, values];
  execFileSync(toolNode(), filled, { cwd: root, env: toolEnvironment(), stdio: "inherit" });
  const inspectors = { web: await freePort(), documents: await freePort() };
  const server = await startLocalServer({ port: 0, stateDir, inspectors });
  const { apiKey } = await seedAccount(server.url);
  const about = { url: server.url, apiKey, model, inspectors };
  code = await runPart("scripts/bench/long-report.ts", [JSON.stringify(about), values, ...formats]);
  await server.stop();
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exit(code);
