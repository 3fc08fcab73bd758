import { availableParallelism } from "node:os";
import { prepare, runTool, startTool } from "./bootstrap.mjs";

await prepare();
const args = process.argv.slice(2);
process.exit(args.length > 0 ? await runTool("vitest", ["run", ...args]) : await runAll());

/**
 * Runs every test. The journeys wait for a browser half of the time and go one after the other, so they run in a
 * process of their own beside all others; what they print is shown when the others are through.
 */
async function runAll() {
  const journeys = startTool("vitest", ["run", "--project", "journeys"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = [];
  for (const stream of [journeys.stdout, journeys.stderr]) stream.on("data", (chunk) => printed.push(chunk));
  const ended = new Promise((resolve) => journeys.on("close", (code) => resolve(code ?? 1)));
  const workers = Math.max(1, availableParallelism() - 1);
  const others = await runTool("vitest", ["run", "--project", "!journeys", "--maxWorkers", `${workers}`]);
  const beside = await ended;
  process.stdout.write(Buffer.concat(printed));
  return others || beside;
}
