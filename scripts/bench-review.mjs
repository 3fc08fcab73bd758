import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepare, root, toolEnvironment, toolNode } from "./bootstrap.mjs";

await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");

// SERVER names one that runs already; otherwise one is started with storage of its own.
const stateDir = process.env.SERVER ? null : mkdtempSync(path.join(tmpdir(), "fieldwise-review-"));
const server = stateDir ? await startLocalServer({ port: 0, stateDir }) : null;
try {
  const url = server?.url ?? process.env.SERVER;
  const { email, password, apiKey, models } = await seedAccount(url);
  const account = JSON.stringify({ url, email, password, apiKey, model: models["purchase-orders"] });
  const script = path.join(root, "scripts/bench/review-documents.mjs");
  execFileSync(toolNode(), [script, account], { stdio: "inherit", env: toolEnvironment() });
} finally {
  await server?.stop();
  if (stateDir) rmSync(stateDir, { recursive: true, force: true });
}
process.exit(0);
