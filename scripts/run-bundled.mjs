import { spawn } from "node:child_process";
import { once } from "node:events";
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

/** The same as a part of what a script does: returns the program's exit code. */
export async function runPart(source, args, { sourceMaps = true } = {}) {
  const outfile = await bundlePart(source, { sourceMaps });
  // Beside this process: it may keep the output of a server flowing.
  const part = spawn(toolNode(), [...(sourceMaps ? ["--enable-source-maps"] : []), outfile, ...args], {
    cwd: root,
    stdio: "inherit",
  });
  const [status] = await once(part, "exit");
  return status ?? 1;
}

/** Bundles a TypeScript program of the project for the tools' Node; returns the path of what can be run. */
export async function bundlePart(source, { sourceMaps = true } = {}) {
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
  return outfile;
}
