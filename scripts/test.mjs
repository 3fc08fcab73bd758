import { availableParallelism } from "node:os";
import { prepare, runTool, startTool } from "./bootstrap.mjs";
import { failuresIn } from "./failures-in.mjs";
import { runWatched } from "./run-watched.mjs";

/** Milliseconds: five times the longest file of tests on a quiet machine. */
const outputTimeout = 15 * 60_000;

await prepare();
const args = process.argv.slice(2);
process.exit(args.length > 0 ? await runTool("vitest", ["run", ...args]) : await runAll());

/**
 * Runs every test. The journeys wait for a browser and for clocks most of the time, so they run in two processes, each
 * with a server of its own, beside all others; what they print is shown when the others are through. What failed stands
 * at the end, where whoever only sees the last lines looks for it.
 */
async function runAll() {
  const journeys = ["1/2", "2/2"].map(runJourneys);
  const others = await runOthers();
  const runs = [others, ...(await Promise.all(journeys))];
  for (const { printed } of runs.slice(1)) process.stdout.write(printed);
  const failed = runs.filter(({ code }) => code !== 0);
  for (const { printed } of failed) process.stdout.write(`\nWhat failed:\n${failuresIn(`${printed}`)}`);
  return failed[0]?.code ?? 0;
}

async function runOthers() {
  const printed = [];
  const code = await watched(
    ["--project", "!journeys", "--maxWorkers", `${availableParallelism()}`],
    (chunk) => {
      printed.push(chunk);
      process.stdout.write(chunk);
    },
  );
  return { code, printed: Buffer.concat(printed) };
}

/** Runs a share of the journeys' files, such as 1/2; returns how it ended and what it printed. */
async function runJourneys(shard) {
  const printed = [];
  const code = await watched(["--project", "journeys", "--shard", shard], (chunk) => printed.push(chunk));
  return { code, printed: Buffer.concat(printed) };
}

/** Runs Vitest with `args`; a run of which nothing is heard any more is ended and started once more. */
function watched(args, print) {
  return runWatched(() => startVitest(args), { print, silence: outputTimeout });
}

function startVitest(args) {
  const env = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  return startTool("vitest", ["run", ...args], { stdio: ["ignore", "pipe", "pipe"], env });
}
