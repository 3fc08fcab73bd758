import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepare } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

// A long document through the Workers: read, reviewed page by page, saved, exported, replayed; seconds of each, and MB
// that the processes of the two runtimes held at most. `node scripts/bench-long.mjs [rows] [rows on a page] [--isolates]`,
// 20,000 rows on 200 pages unless told. With --isolates the seconds mean little: garbage is collected over and over, and
// what is left in each Worker's isolate is what counts against its 128 MB. Linux only.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { isolates: { type: "boolean", default: false } },
});
await prepare();
const { freePort, startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { signIn } = await import("./bench/sign-in.mjs");
const { runtimesOf } = await import("./process-use.mjs");

const work = mkdtempSync(path.join(tmpdir(), "fieldwise-long-"));
const inspectors = values.isolates ? { web: await freePort(), documents: await freePort() } : undefined;
const server = await startLocalServer({ port: 0, stateDir: path.join(work, "state"), inspectors });
let code = 1;
try {
  const demo = await seedAccount(server.url);
  const cookie = await signIn(server.url, demo);
  const about = {
    url: server.url,
    cookie,
    apiKey: demo.apiKey,
    model: demo.models["invoices-apac"],
    processes: runtimesOf(server.process.pid),
    inspectors,
  };
  const [rows = "20000", onPage = "100"] = positionals;
  code = await runPart("scripts/bench/long-document.ts", [JSON.stringify(about), rows, onPage]);
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(code);
