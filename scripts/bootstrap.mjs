import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { newestIn } from "./newest-in.mjs";
import { makeMeteredParsers } from "./parsers/metered-parsers.mjs";
import { withLockFile } from "./with-lock-file.mjs";

/** The project's root. Everything here uses Node's built-ins only, because it runs before anything is installed. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const inRoot = (...parts) => path.join(root, ...parts);
const oldestNode = [22, 17];

/**
 * Installs and builds what is out of date. A second process that wants the same waits for the first. With `tests` false, what only
 * checks and tests need (tests/tools/package.json) is not installed.
 */
export function prepare({ tests = true } = {}) {
  return withLockFile(inRoot(".preparing"), async () => {
    ensureDependencies({ tests });
    await buildIfStale();
    // The build empties its folder.
    await makeMeteredParsers(root);
  });
}

const withoutTests = ["--workspace", "engine", "--workspace", "lab", "--include-workspace-root"];

/** Installs the dependencies when the lock file is not the one they were installed from, or those of the tests are missing. */
export function ensureDependencies({ tests = true } = {}) {
  const all = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .update(process.platform + process.arch)
    .digest("hex");
  const wanted = tests ? all : `${all} without tests`;
  const stamp = inRoot("node_modules", ".install-stamp");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if ([wanted, all].includes(installed)) return;
  console.log("Installing dependencies …");
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith(".js") ? [process.execPath, [npm]] : [npm ?? "npm", []];
  // What is there already stays, and the lock file as it is.
  const install = installed.startsWith(all)
    ? ["install", "--no-save"]
    : ["ci", ...(tests ? [] : withoutTests)];
  const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];
  const done = spawnSync(command, [...args, ...install, ...quietly], { cwd: root, stdio: "inherit" });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(stamp, wanted);
}

/** The Node that runs the tools: the one among the dependencies, else the running one if it is new enough. */
export function toolNode() {
  const systems = { linux: "linux", darwin: "darwin", win32: "win" };
  const name = `${systems[process.platform]}-${process.arch}`;
  const file = process.platform === "win32" ? "node.exe" : "node";
  const bundled = [`node-${name}`, `node-bin-${name}`].map((folder) =>
    inRoot("node_modules", folder, "bin", file),
  );
  const found = [...bundled, process.execPath].find(isNewEnough);
  if (found) return found;
  console.error(
    `Fieldwise needs Node ${oldestNode.join(".")} or newer for its tools; this one is ${process.version}.`,
  );
  process.exit(1);
}

function isNewEnough(node) {
  if (!existsSync(node)) return false;
  const version = spawnSync(node, ["-v"], { encoding: "utf8" }).stdout ?? "";
  const [major = 0, minor = 0] = version.slice(1).split(".").map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** Where each tool's program lies. Started through Node itself, so that no shell or shebang is relied on. */
const tools = {
  wrangler: "wrangler/bin/wrangler.js",
  vitest: "vitest/vitest.mjs",
  biome: "@biomejs/biome/bin/biome",
  tsc: "typescript/bin/tsc",
  "typescript-native": "typescript-native/bin/tsc",
  depcruise: "dependency-cruiser/bin/dependency-cruiser.mjs",
  knip: "knip/bin/knip.js",
};

const quiet = {
  // Vite says on every start what its next major version will ask of a configuration.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  DO_NOT_TRACK: "1",
};

export function toolEnvironment(extra = {}) {
  const bin = [path.dirname(toolNode()), inRoot("node_modules", ".bin"), process.env.PATH].join(
    path.delimiter,
  );
  return { ...process.env, ...quiet, PATH: bin, ...extra };
}

/** Whether the native compiler, an optional dependency, is installed for this platform. */
export function hasNativeTypes() {
  return existsSync(inRoot("node_modules", "@typescript", `typescript-${process.platform}-${process.arch}`));
}

/** Starts a tool and returns its process. `script` may also be a file of ours. */
export function startTool(tool, args = [], options = {}) {
  const script = tools[tool] ? inRoot("node_modules", tools[tool]) : inRoot(tool);
  const { env, ...others } = options;
  return spawn(toolNode(), [script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: toolEnvironment(env),
    ...others,
  });
}

/** Runs a tool to its end and returns its exit code. */
export function runTool(tool, args = [], options = {}) {
  return new Promise((resolve) => startTool(tool, args, options).on("exit", (code) => resolve(code ?? 1)));
}

/** Runs a tool and ends the program when it fails. */
export async function mustRun(tool, args = [], options = {}) {
  const code = await runTool(tool, args, options);
  if (code !== 0) process.exit(code);
}

/** Builds the pages when a source is newer than the last build. */
async function buildIfStale() {
  const stamp = inRoot("build", ".built");
  const newest = Math.max(
    ...["app", "engine", "public", "vite.config.ts", "package-lock.json"].map((name) =>
      newestIn(inRoot(name)),
    ),
  );
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newest) return;
  console.log("Building …");
  await mustRun("scripts/remix.mjs", ["vite:build", "--logLevel", "error"]);
  mkdirSync(inRoot("build"), { recursive: true });
  writeFileSync(stamp, "");
}
