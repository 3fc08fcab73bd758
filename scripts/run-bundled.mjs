import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureDependencies, root, toolNode } from "./bootstrap.mjs";
import { makeMeteredParsers } from "./parsers/metered-parsers.mjs";

/**
 * Bundles a TypeScript program of the project and runs it in the tools' Node with this process's arguments. Without
 * source maps, which take a dozen megabytes, for programs that measure memory.
 */
export async function runBundled(source, { sourceMaps = true } = {}) {
  process.exit(await runPart(source, process.argv.slice(2), { sourceMaps }));
}

/** The same as a part of what a script does: answers the program's exit code. */
export async function runPart(source, args, { sourceMaps = true } = {}) {
  ensureDependencies();
  await makeMeteredParsers(root);
  const { build } = await import("esbuild");
  const outfile = path.join(root, "build", source.replace(/\.ts$/, ".mjs"));
  await build({
    entryPoints: [path.join(root, source)],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node22",
    sourcemap: sourceMaps && "inline",
    logLevel: "error",
  });
  const done = spawnSync(toolNode(), [...(sourceMaps ? ["--enable-source-maps"] : []), outfile, ...args], {
    cwd: root,
    stdio: "inherit",
  });
  return done.status ?? 1;
}
