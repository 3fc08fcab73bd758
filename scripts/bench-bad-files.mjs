import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startByNpm } from "./bench/start-by-npm.mjs";
import { prepare } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

// What the Workers keep in memory of files that cannot be read: `node scripts/bench-bad-files.mjs [--files 461] [--rounds 2]
// [--isolates]`. Cut-off, spoilt, disguised, expanding and huge files are sent 50 at a time; after each 50 end,
// the MB that the processes of the two runtimes hold and the most they held, and again after some time without work. A second
// round of other files should leave it as it was. A page is asked for all the time: each runtime that was started again is
// told, with how many pages failed and how long the slowest took. The server is that of `npm start`; with --isolates it is
// one with debuggers, garbage is collected first, and what each Worker's isolate holds is named, too: no other debugger may
// ask the isolates meanwhile.
// Linux only.
const { values } = parseArgs({
  options: {
    files: { type: "string", default: "461" },
    rounds: { type: "string", default: "2" },
    isolates: { type: "boolean", default: false },
  },
});
await prepare();
const { freePort, startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");

const work = mkdtempSync(path.join(tmpdir(), "fieldwise-bad-files-"));
const inspectors = values.isolates ? { web: await freePort(), documents: await freePort() } : undefined;
const stateDir = path.join(work, "state");
const server = inspectors
  ? await startLocalServer({ port: 0, stateDir, inspectors })
  : await startByNpm({ port: await freePort(), stateDir });
let code = 1;
try {
  const demo = await seedAccount(server.url);
  const about = {
    url: server.url,
    apiKey: demo.apiKey,
    model: demo.models["invoices-apac"],
    server: server.process.pid,
    inspectors,
  };
  code = await runPart("scripts/bench/send-bad-files.ts", [
    JSON.stringify(about),
    values.files,
    values.rounds,
  ]);
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(code);
