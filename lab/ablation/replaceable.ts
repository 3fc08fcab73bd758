import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { type ChosenNumber, numbersIn } from "./numbers-in";

/** A chosen number with the file of the engine that holds it. Its place in the list is what it is replaced by. */
export type PlacedNumber = ChosenNumber & { file: string };

/**
 * Bundles the measuring thread with an engine in which every chosen number below `folders` can be replaced: by
 * `workerData.replaced`, numbers by their place in the list that is answered.
 */
export async function buildReplaceable(folders: readonly string[], outfile: string): Promise<PlacedNumber[]> {
  const numbers: PlacedNumber[] = [];
  await build({
    entryPoints: ["lab/ablation/measure.ts"],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node22",
    plugins: [replacing(folders, numbers)],
    logLevel: "error",
  });
  return numbers;
}

function replacing(folders: readonly string[], numbers: PlacedNumber[]): Plugin {
  const root = process.cwd();
  return {
    name: "replaceable numbers",
    setup: (bundler) =>
      bundler.onLoad({ filter: /\.ts$/ }, async (args) => {
        const file = path.relative(root, args.path);
        if (!folders.some((folder) => file.startsWith(`${folder}/`))) return undefined;
        let source = await readFile(args.path, "utf8");
        const found = numbersIn(source, file);
        const first = numbers.push(...found.map((number) => ({ ...number, file }))) - found.length;
        for (const [index, { from, to, value }] of [...found.entries()].reverse())
          source = `${source.slice(0, from)}(globalThis.replaced?.[${first + index}] ?? (${value}))${source.slice(to)}`;
        return { contents: source, loader: "ts" };
      }),
  };
}
