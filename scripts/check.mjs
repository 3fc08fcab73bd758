import { availableParallelism } from "node:os";
import { ensureDependencies, hasNativeTypes, root, startTool } from "./bootstrap.mjs";
import { changedFiles } from "./check/changed-files.mjs";
import { listChecks } from "./check/list-checks.mjs";
import { makeMeteredParsers } from "./parsers/metered-parsers.mjs";

ensureDependencies();
await makeMeteredParsers(root);

const checks = listChecks({
  changed: process.argv.includes("--changed") ? changedFiles(root) : undefined,
  hasNativeTypes: hasNativeTypes(),
});

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
