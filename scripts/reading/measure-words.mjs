import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureDependencies, root, toolNode } from "../bootstrap.mjs";

// Bundles the measuring of recognised words and runs it: see measure-words.ts.
ensureDependencies();
const { build } = await import("esbuild");
const outfile = path.join(root, "build", "evaluation", "measure-words.mjs");
await build({
  entryPoints: [path.join(root, "scripts", "reading", "measure-words.ts")],
  outfile,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node22",
  logLevel: "error",
});
const done = spawnSync(toolNode(), [outfile, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
process.exit(done.status ?? 1);
