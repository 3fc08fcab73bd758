import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { root, startTool } from "./bootstrap.mjs";
import { migrateIfStale } from "./local/migrated-state.mjs";
import { claimState, endProcesses, releaseState } from "./local/own-processes.mjs";

/**
 * Migrates the local databases and starts all Workers. Returns when they are ready: `{ url, process, registry, stop }`;
 * `registry` keeps its Workers apart from another instance's. `inspectors` are ports at which a debugger reaches the isolates
 * of each runtime: `{ web, documents }`; `renewal` says when a large one is started again. `onOutput` is given what they print. The server ends with
 * this process, whatever ends this one.
 */
export async function startLocalServer({
  port,
  stateDir,
  variables = { APP_ENV: "local" },
  inspectors,
  renewal,
  onOutput = () => {},
}) {
  const state = path.resolve(root, stateDir);
  const withOrigin = { SITE_ORIGIN: `http://localhost:${port}`, ...variables };
  await claimState(state);
  await migrateIfStale(state);
  const child = startTool(
    "scripts/local/server.mjs",
    [JSON.stringify({ port, state, variables: withOrigin, inspectors, renewal })],
    {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      detached: process.platform !== "win32",
    },
  );
  const ended = once(child, "exit").then(async () => {
    await endProcesses(state);
    releaseState(state);
  });
  const stop = () => stopServer(child, ended);
  const url = await readyUrl(child, onOutput).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, process: child, registry: path.join(state, "registry"), stop };
}

function readyUrl(child, onOutput) {
  return new Promise((resolve, reject) => {
    let lastSaid = "";
    const read = (chunk) => {
      onOutput(chunk.toString());
      lastSaid = (lastSaid + chunk).slice(-2_000);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("message", ({ url, failed }) => (url ? resolve(url) : reject(new Error(failed))));
    child.on("exit", (code) => reject(new Error(`the local server ended with code ${code}\n${lastSaid}`)));
  });
}

/** Ends the server and all it started: first politely, after five seconds not. */
async function stopServer(child, ended) {
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(timer);
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
