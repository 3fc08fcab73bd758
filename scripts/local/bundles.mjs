import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root, runTool } from "../bootstrap.mjs";
import { newestIn } from "../newest-in.mjs";
import { withLockFile } from "../with-lock-file.mjs";

const ours = {
  folder: path.join(root, "build", "workers"),
  configs: ["wrangler.toml", "workers/extraction/wrangler.toml", "workers/ocr/wrangler.toml"],
  sources: [
    "app",
    "engine",
    "workers",
    "build/server",
    "wrangler.toml",
    "package-lock.json",
    "package.json",
    ".dev.vars",
  ],
};

/**
 * The Workers as the local runtime takes them: `[{ name, options }]`, `options` being Miniflare's. They are bundled by
 * the same tool that deploys them, when a source is newer than the last bundles. A server that runs goes on with the
 * bundles that it started with: each bundling has a folder of its own, in `folder`. Paths are relative to the project's
 * root.
 */
export async function bundledWorkers({ folder, configs, sources } = ours) {
  const listing = path.join(folder, "workers.json");
  mkdirSync(folder, { recursive: true });
  await withLockFile(path.join(folder, ".bundling"), async () => {
    if (isFresh(listing, sources)) return;
    console.log("Bundling the Workers …");
    if ((await runTool("scripts/local/bundle-workers.mjs", [folder, listing, ...configs])) !== 0)
      throw new Error("the Workers cannot be bundled");
  });
  return JSON.parse(readFileSync(listing, "utf8"));
}

function isFresh(listing, sources) {
  const files = sources.map((name) => path.resolve(root, name)).filter((file) => existsSync(file));
  return existsSync(listing) && statSync(listing).mtimeMs > Math.max(...files.map(newestIn));
}
