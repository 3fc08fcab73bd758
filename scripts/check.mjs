import { ensureDependencies, root, runTool } from "./bootstrap.mjs";
import { makeMeteredParsers } from "./parsers/metered-parsers.mjs";

ensureDependencies();
await makeMeteredParsers(root);
const checks = [
  ["format and lint", "biome", ["check", "."]],
  [
    "floors",
    "depcruise",
    ["app", "engine", "lab", "workers", "scripts", "--config", ".dependency-cruiser.cjs"],
  ],
  ["types", "tsc", ["--noEmit", "-p", "."]],
  ["unused code", "knip", []],
  ["paths and names", "scripts/check/house.mjs", []],
];
let failed = 0;
for (const [name, tool, args] of checks) {
  console.log(`\n— ${name}`);
  if ((await runTool(tool, args)) !== 0) failed++;
}
console.log(failed ? `\n${failed} of ${checks.length} checks failed` : "\nall checks passed");
process.exit(failed ? 1 : 0);
