import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { startTool } from "../bootstrap.mjs";

/** Bundles the Workers of these configurations into a folder, as deploying does, and lists them with their options for Miniflare. */
const [folder, listing, ...configs] = process.argv.slice(2);
const moduleTypes = { ".js": "ESModule", ".wasm": "CompiledWasm", ".gz": "Data" };

// Wrangler makes this folder beside each configuration: after the time is taken it would look like a changed source.
for (const config of configs) mkdirSync(path.join(path.dirname(config), ".wrangler"), { recursive: true });
const begun = new Date();
const before = existsSync(listing) ? foldersOf(JSON.parse(readFileSync(listing, "utf8"))) : [];
const own = path.resolve(folder, String(begun.getTime()));
const workers = await Promise.all(configs.map(bundle));
const written = `${listing}.new`;
writeFileSync(written, JSON.stringify(workers, null, 1));
// A source that was changed meanwhile is newer than the list.
utimesSync(written, begun, begun);
renameSync(written, listing);
removeAllBut([own, ...before]);

async function bundle(config) {
  const { name } = unstable_readConfig({ config });
  const outdir = path.join(own, name);
  await deployDry(["--config", config, "--outdir", outdir]);
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _, ...options } = workerOptions;
  return { name, options: { name, ...options, modulesRoot: outdir, modules: modulesIn(outdir, main) } };
}

/** The folders that a list's Workers are in. */
function foldersOf(listed) {
  return [...new Set(listed.map(({ options }) => path.dirname(options.modulesRoot)))];
}

/** Removes what earlier bundlings left, except for the last one's: a server may be starting with it. */
function removeAllBut(kept) {
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const old = path.resolve(folder, name);
    if (!kept.includes(old)) rmSync(old, { recursive: true, force: true });
  }
}

/** The program first, as Miniflare asks. */
function modulesIn(outdir, main) {
  const first = `${path.parse(main).name}.js`;
  const files = readdirSync(outdir).filter((file) => moduleTypes[path.extname(file)]);
  const sorted = [first, ...files.filter((file) => file !== first)];
  return sorted.map((file) => ({ type: moduleTypes[path.extname(file)], path: path.join(outdir, file) }));
}

function deployDry(args) {
  const child = startTool("wrangler", ["deploy", "--dry-run", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  return new Promise((resolve, reject) =>
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(said)))),
  );
}
