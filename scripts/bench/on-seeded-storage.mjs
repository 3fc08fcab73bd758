import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startLocalServer } from "../local-server.mjs";
import { seedAccount } from "../seed/seed.mjs";

/** Runs a benchmark on storage of its own that holds the demo account and no server uses, and ends the program. */
export async function onSeededStorage(bench) {
  const stateDir = mkdtempSync(path.join(tmpdir(), "fieldwise-bench-"));
  try {
    const first = await startLocalServer({ port: 0, stateDir });
    const { models } = await seedAccount(first.url);
    await first.stop();
    await bench({ stateDir, models });
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
  process.exit(process.exitCode ?? 0);
}
