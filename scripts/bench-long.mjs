import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepare } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

// A long document through the Workers: read, reviewed page by page, saved, exported, replayed; seconds of each.
// `node scripts/bench-long.mjs [rows] [rows on a page]`, 20,000 rows on 200 pages unless told.
await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { signIn } = await import("./bench/sign-in.mjs");
const { memoryOf, runtimeOf } = await import("./bench/process-use.mjs");

const work = mkdtempSync(path.join(tmpdir(), "fieldwise-long-"));
const server = await startLocalServer({ port: 0, stateDir: path.join(work, "state") });
let code = 1;
try {
  const demo = await seedAccount(server.url);
  const cookie = await signIn(server.url, demo);
  const about = { url: server.url, cookie, apiKey: demo.apiKey, model: demo.models["invoices-apac"] };
  const [rows = "20000", onPage = "100"] = process.argv.slice(2);
  code = await runPart("scripts/bench/long-document.ts", [JSON.stringify(about), rows, onPage]);
  const { peak } = memoryOf(runtimeOf(server.process.pid));
  console.log(`memory of the runtime, at most: ${Math.round(peak)} MB`);
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(code);
