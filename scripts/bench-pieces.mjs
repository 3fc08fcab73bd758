import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepare } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

// For how long reading and extraction keep an isolate to themselves: the longest piece that each of the documents' Workers
// ran without a break, for the first file after a start, for later ones, and for a file of 60 pages.
await prepare();
const { freePort, startLocalServer } = await import("./local-server.mjs");
const { signIn } = await import("./bench/sign-in.mjs");
const { seedAccount } = await import("./seed/seed.mjs");

const work = mkdtempSync(path.join(tmpdir(), "fieldwise-pieces-"));
const inspectors = { web: await freePort(), documents: await freePort() };
const server = await startLocalServer({ port: 0, stateDir: path.join(work, "state"), inspectors });
let code = 1;
try {
  const demo = await seedAccount(server.url);
  const cookie = await signIn(server.url, demo);
  const about = { url: server.url, cookie, demo, inspector: inspectors.documents };
  code = await runPart("scripts/bench/long-pieces.ts", [JSON.stringify(about)]);
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(code);
