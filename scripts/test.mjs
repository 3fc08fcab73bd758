import { availableParallelism } from "node:os";
import { prepare, runTool, startTool } from "./bootstrap.mjs";
import { runWatched } from "./run-watched.mjs";

/** Milliseconds: five times the longest file of tests on a quiet machine. */
const longestSilence = 15 * 60_000;

await prepare();
const args = process.argv.slice(2);
process.exit(args.length > 0 ? await runTool("vitest", ["run", ...args]) : await runAll());

/**
 * Runs every test. The journeys wait for a browser and for clocks most of the time, so they run in two processes, each
 * with a server of its own, beside all others; what they print is shown when the others are through.
 */
async function runAll() {
  const journeys = ["1/2", "2/2"].map(runJourneys);
  const others = await watched(
    ["--project", "!journeys", "--maxWorkers", `${availableParallelism()}`],
    (chunk) => process.stdout.write(chunk),
  );
  let failed = others;
  for (const { code, printed } of await Promise.all(journeys)) {
    process.stdout.write(printed);
    failed ||= code;
  }
  return failed;
}

/** Runs a share of the journeys' files, such as 1/2; returns how it ended and what it printed. */
async function runJourneys(shard) {
  const printed = [];
  const code = await watched(["--project", "journeys", "--shard", shard], (chunk) => printed.push(chunk));
  return { code, printed: Buffer.concat(printed) };
}

/** Runs Vitest with `args`; a run of which nothing is heard any more is ended and started once more. */
function watched(args, print) {
  return runWatched(() => startVitest(args), { print, silence: longestSilence });
}

function startVitest(args) {
  const env = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  return startTool("vitest", ["run", ...args], { stdio: ["ignore", "pipe", "pipe"], env });
}
