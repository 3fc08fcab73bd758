import "./keep-connections.mjs";
import "./patch-queue-broker.mjs";
import childProcess from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";

/** Told of the processes that Miniflare starts, which it keeps to itself. */
let onSpawn = () => {};
const spawn = childProcess.spawn;
childProcess.spawn = (...parameters) => {
  const child = spawn(...parameters);
  onSpawn(child);
  return child;
};

/**
 * Starts a runtime with Miniflare's options: `{ url, debugAddress, ended, stop }`. `ended` is fulfilled when its process
 * is gone, asked to or not; `onProcess` is told the process's number at once. One runtime starts at a time.
 */
export async function startRuntime(options, { onOutput, onProcess }) {
  let child;
  onSpawn = (spawned) => {
    child = spawned;
    onProcess(child.pid);
  };
  const miniflare = new Miniflare({
    ...options,
    log: new OutputLog(onOutput),
    handleStructuredLogs: ({ level, message }) => {
      onOutput(lineOf(level, message));
    },
  });
  const stop = () => miniflare.dispose().catch(() => {});
  try {
    const url = await miniflare.ready;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    return { url, debugAddress: debugAddressOf(options), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where the other runtime reaches the services of this one: the registry of local Workers says it. */
function debugAddressOf({ unsafeDevRegistryPath, workers }) {
  const entry = readFileSync(path.join(unsafeDevRegistryPath, workers[0].name), "utf8");
  return JSON.parse(entry).debugPortAddress;
}

const lineOf = (level, message) => `${level === "error" ? "✘ [ERROR] " : ""}${message}\n`;

class OutputLog extends Log {
  constructor(onOutput) {
    super(LogLevel.WARN);
    this.onOutput = onOutput;
  }
  log(message) {
    this.onOutput(`${message}\n`);
  }
}
