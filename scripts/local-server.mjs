import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root, runTool, startTool } from "./bootstrap.mjs";

const preloaded = pathToFileURL(path.join(root, "scripts/keep-connections.mjs"));
const configs = ["wrangler.toml", "workers/extraction/wrangler.toml", "workers/ocr/wrangler.toml"];

/**
 * Migrates the local databases and starts all Workers in one `wrangler dev`. Answers when they are ready:
 * `{ url, process, registry, stop }`: `registry` keeps its Workers apart from another instance's. `onOutput` is given what wrangler prints.
 */
export async function startLocalServer({
  port,
  stateDir,
  variables = { APP_ENV: "local" },
  onOutput = () => {},
}) {
  const state = path.resolve(root, stateDir);
  await migrateIfStale(state);
  const registry = path.join(state, "registry");
  const child = startTool("wrangler", await serverArguments(port, state, variables), {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${preloaded}`.trim(),
      CI: "1",
      WRANGLER_REGISTRY_PATH: registry,
      MINIFLARE_REGISTRY_PATH: registry,
    },
    detached: process.platform !== "win32",
  });
  const url = await readyUrl(child, onOutput).catch(async (error) => {
    await stop(child);
    throw error;
  });
  return { url, process: child, registry, stop: () => stop(child) };
}

/** Migrates the databases of a state folder unless it was done with the same migrations before. */
async function migrateIfStale(state) {
  const stamp = path.join(state, ".migrated");
  const wanted = ["control", "shard"]
    .flatMap((kind) => readdirSync(path.join(root, "migrations", kind)))
    .join("\n");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if ((await runTool("scripts/local-database.mjs", [state])) !== 0)
    throw new Error("the local databases cannot be migrated");
  writeFileSync(stamp, wanted);
}

async function serverArguments(port, state, variables) {
  const inspector = await freePort();
  return [
    "dev",
    ...configs.flatMap((config) => ["-c", config]),
    ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", String(inspector)],
    ...["--persist-to", state, "--show-interactive-dev-session=false", "--log-level", "log"],
    ...Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
  ];
}

function readyUrl(child, onOutput) {
  return new Promise((resolve, reject) => {
    let seen = "";
    const read = (chunk) => {
      const text = chunk.toString();
      onOutput(text);
      if (seen.length > 100_000) return;
      seen += text;
      const ready = seen.match(/Ready on (http:\/\/[\d.:a-z]+)/);
      if (ready) resolve(ready[1].replace("127.0.0.1", "localhost"));
      if (/Build failed with \d+ error/.test(seen)) reject(new Error(seen));
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", (code) =>
      reject(new Error(`the local server ended with code ${code}\n${seen.slice(-2_000)}`)),
    );
  });
}

/** Ends the server and all it started: first politely, after five seconds not. */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  signal(child, "SIGINT");
  const timer = setTimeout(() => signal(child, "SIGKILL"), 5_000);
  await gone;
  clearTimeout(timer);
}

function signal(child, name) {
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
