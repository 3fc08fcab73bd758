import { availableParallelism } from "node:os";
import { prepare, runTool, startTool } from "./bootstrap.mjs";
import { runWatched } from "./run-watched.mjs";

/** Milliseconds: five times the longest file of tests on a quiet machine. */
const longestSilence = 15 * 60_000;

await prepare();
const args = process.argv.slice(2);
process.exit(args.length > 0 ? await runTool("vitest", ["run", ...args]) : await runAll());

/**
 * Runs every test. The journeys wait for a browser half of the time and go one after the other, so they run in a
 * process of their own beside all others; what they print is shown when the others are through.
 */
async function runAll() {
  const printed = [];
  const journeys = watched(["--project", "journeys"], (chunk) => printed.push(chunk));
  const workers = Math.max(1, availableParallelism() - 1);
  const others = await watched(["--project", "!journeys", "--maxWorkers", `${workers}`], (chunk) =>
    process.stdout.write(chunk),
  );
  const beside = await journeys;
  process.stdout.write(Buffer.concat(printed));
  return others || beside;
}

/** Runs Vitest with `args`; a run of which nothing is heard any more is ended and started once more. */
function watched(args, print) {
  return runWatched(() => startVitest(args), { print, silence: longestSilence });
}

function startVitest(args) {
  const env = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  return startTool("vitest", ["run", ...args], { stdio: ["ignore", "pipe", "pipe"], env });
}
