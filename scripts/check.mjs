import { availableParallelism } from "node:os";
import { ensureDependencies, root, startTool } from "./bootstrap.mjs";
import { changedFiles } from "./check/changed-files.mjs";
import { makeMeteredParsers } from "./parsers/metered-parsers.mjs";

ensureDependencies();
await makeMeteredParsers(root);

const onlyChanged = process.argv.includes("--changed");
const floors = ["app", "engine", "lab", "workers", "scripts", "--config", ".dependency-cruiser.cjs"];
const formatOf = (files) => ["check", "--no-errors-on-unmatched", ...files];

/** The longest first, so that the others run beside it. */
const checks = [
  ["types", "tsc", ["--noEmit", "-p", "."]],
  ["format and lint", "biome", onlyChanged ? formatOf(changedFiles(root)) : ["check", "."]],
  ["floors", "depcruise", onlyChanged ? [...floors, "--cache", "--cache-strategy", "content"] : floors],
  ...(onlyChanged ? [] : [["unused code", "knip", []]]),
  ["paths and names", "scripts/check/house.mjs", []],
];

let failed = 0;
const waiting = [...checks];
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runWaiting));
console.log(failed ? `\n${failed} of ${checks.length} checks failed` : "\nall checks passed");
process.exit(failed ? 1 : 0);

async function runWaiting() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [name, tool, args] = check;
    const { code, printed } = await outcomeOf(tool, args);
    console.log(`\n— ${name}\n${printed}`);
    if (code !== 0) failed++;
  }
}

/** Runs a tool to its end: its exit code, and what it printed, which would mix with another's if it were shown at once. */
function outcomeOf(tool, args) {
  const running = startTool(tool, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  const keep = (text) => {
    printed += text;
  };
  running.stdout.setEncoding("utf8").on("data", keep);
  running.stderr.setEncoding("utf8").on("data", keep);
  return new Promise((resolve) => running.on("close", (code) => resolve({ code: code ?? 1, printed })));
}
