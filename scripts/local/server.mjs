import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { bundledWorkers } from "./bundles.mjs";
import { startFront } from "./front.mjs";
import { keepRunning } from "./keep-running.mjs";
import { recordProcesses } from "./own-processes.mjs";
import { restartWhenLarge } from "./restart-when-large.mjs";
import { startRuntime } from "./runtime.mjs";
import { runtimeOptions } from "./runtime-options.mjs";

/**
 * The local server: two runtimes, what keeps them running, and the front before them. It belongs to the process that
 * started it and ends with that one, whatever became of it.
 */
const { port, state, variables, inspectors, renewal } = JSON.parse(process.argv[2]);
const registry = path.join(state, "registry");
const say = (line) => process.stdout.write(`${line}\n`);
/** The number of each runtime's process. */
const pids = {};

/** Milliseconds that a renewal waits for requests to end, while others wait for it. */
const longestRequest = 3_000;

let workers;
let front;
let ending = false;
const runtimes = keepRunning({ start, onRunning, say });

process.once("disconnect", () => void end(0));
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => void end(0));
process.on("uncaughtException", (error) => {
  if (error.code === "EPIPE") return;
  console.error(error);
  void end(1);
});
// What a runtime that died left unanswered inside Miniflare: it is started again.
process.on("unhandledRejection", (error) => console.error(error));

try {
  recordProcesses(state, [process.pid]);
  rmSync(registry, { recursive: true, force: true });
  mkdirSync(registry, { recursive: true });
  workers = await bundledWorkers();
  front = await startFront({ port, whereabouts: runtimes.whereabouts });
  await runtimes.start();
  restartWhenLarge(() => pids, renew, renewal);
  if (!ending) process.send({ url: front.url });
} catch (error) {
  const message =
    error.code === "EADDRINUSE" ? `Port ${port} is in use. Choose another PORT.` : error.message;
  if (!ending) process.send({ failed: message }, () => void end(1));
}

async function start(group, storage) {
  const options = runtimeOptions(workers, group, {
    state,
    registry,
    variables,
    storage,
    inspectorPort: inspectors?.[group],
  });
  return await startRuntime(options, {
    onOutput: (text) => process.stdout.write(text),
    onProcess(pid) {
      pids[group] = pid;
      recordProcesses(state, [process.pid, ...Object.values(pids)]);
    },
  });
}

/** Requests wait meanwhile; while one takes long, nothing is started again. */
async function renew(group, bytes) {
  const held = `The runtime of the ${group === "web" ? "pages" : "documents"} has grown to ${Math.round(bytes / 1024 ** 2)} MB`;
  const done = await front.alone(() => runtimes.renew(group), longestRequest);
  say(done ? `${held}, had nothing to do and was started again.` : `${held}, and is in use.`);
}

/** What was under way in a runtime that is gone is on no queue any more: the sweep of a start takes it up again. */
function onRunning({ web, again }) {
  if (!again) return;
  fetch(new URL("/cdn-cgi/handler/scheduled?cron=@start", web.url)).catch((error) => say(error.message));
}

async function end(code) {
  if (ending) return;
  ending = true;
  front?.stop();
  // What does not end in time is ended by the operating system with this process's exit hooks.
  const slow = setTimeout(() => process.exit(code), 4_000);
  await runtimes.stop();
  clearTimeout(slow);
  process.exit(code);
}
