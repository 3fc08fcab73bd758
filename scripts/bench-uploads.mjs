import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepare, root, toolNode } from "./bootstrap.mjs";

// Uploads on a machine that has other things to do: files by browsers with script on, then by the API, then plain calls.
// `node scripts/bench-uploads.mjs [--files 500] [--calls 2000] [--load 20]`. Ends with 1 when a file is lost, doubled or shown
// as failed, or when a call is answered 503.
const { values } = parseArgs({
  options: {
    files: { type: "string", default: "500" },
    calls: { type: "string", default: "2000" },
    load: { type: "string", default: "20" },
  },
});
await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");

const work = mkdtempSync(path.join(tmpdir(), "fieldwise-uploads-"));
const server = await startLocalServer({ port: 0, stateDir: path.join(work, "state") });
const busy = [];
let code = 1;
try {
  const demo = await seedAccount(server.url);
  for (let number = 0; number < Number(values.load); number += 1)
    busy.push(spawn(toolNode(), ["-e", "for (;;) Math.sqrt(Math.random());"], { stdio: "ignore" }));
  const about = { url: server.url, demo, files: Number(values.files), calls: Number(values.calls) };
  // Beside this process, which keeps the server's output flowing.
  code = await new Promise((resolve) => {
    const run = spawn(
      toolNode(),
      [path.join(root, "scripts/bench/upload-files.mjs"), JSON.stringify(about)],
      { stdio: "inherit" },
    );
    run.on("exit", (status) => resolve(status ?? 1));
  });
} finally {
  for (const one of busy) one.kill("SIGKILL");
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(code);
