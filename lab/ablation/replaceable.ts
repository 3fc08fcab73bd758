import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { type ChosenNumber, numbersIn } from "./numbers-in";
import { type Rule, rulesIn } from "./rules-in";

/** A chosen number with the file of the engine that holds it. Its place in the list is what it is replaced by. */
export type PlacedNumber = ChosenNumber & { file: string };

/** A condition with the file of the engine that holds it. Its place in the list is what it is switched off by. */
export type PlacedRule = Rule & { file: string };

/**
 * Bundles the measuring thread with an engine in which every chosen number below `folders` can be replaced: by
 * `workerData.replaced`, numbers by their place in the list that is answered.
 */
export async function buildReplaceable(folders: readonly string[], outfile: string): Promise<PlacedNumber[]> {
  return bundled("lab/ablation/measure.ts", outfile, folders, numbersIn, (_, index) => [
    `(globalThis.replaced?.[${index}] ?? (`,
    "))",
  ]);
}

/** The same with an engine in which every condition can be switched off: by `switch-rules.ts`, by its place in the list. */
export async function buildSwitchable(folders: readonly string[], outfile: string): Promise<PlacedRule[]> {
  return bundled("lab/ablation/measure-rules.ts", outfile, folders, rulesIn, ({ off }, index) => [
    `globalThis.ruleAnswers(${index}, ${off}, (`,
    "))",
  ]);
}

type Piece = { from: number; to: number };

async function bundled<Found extends Piece>(
  entry: string,
  outfile: string,
  folders: readonly string[],
  findIn: (source: string, fileName: string) => Found[],
  around: (piece: Found, index: number) => [before: string, behind: string],
): Promise<(Found & { file: string })[]> {
  const pieces: (Found & { file: string })[] = [];
  const replacing: Plugin = {
    name: "replaceable pieces",
    setup: (bundler) =>
      bundler.onLoad({ filter: /\.ts$/ }, async (args) => {
        const file = path.relative(process.cwd(), args.path);
        if (!folders.some((folder) => file.startsWith(`${folder}/`))) return undefined;
        const source = await readFile(args.path, "utf8");
        const found = findIn(source, file);
        const first = pieces.push(...found.map((piece) => ({ ...piece, file }))) - found.length;
        const wrapped = found.map((piece, at) => ({ piece, wrap: around(piece, first + at) }));
        return { contents: wrappedIn(source, wrapped), loader: "ts" };
      }),
  };
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node22",
    plugins: [replacing],
    logLevel: "error",
  });
  return pieces;
}

/** The source with something before and behind each piece; pieces may lie in each other, the outer one first in the list. */
function wrappedIn(source: string, pieces: readonly { piece: Piece; wrap: [string, string] }[]): string {
  const before = new Map<number, string>();
  const behind = new Map<number, string>();
  for (const { piece, wrap } of pieces) {
    before.set(piece.from, (before.get(piece.from) ?? "") + wrap[0]);
    behind.set(piece.to, wrap[1] + (behind.get(piece.to) ?? ""));
  }
  const cuts = [...new Set([0, ...before.keys(), ...behind.keys()])].sort((a, b) => a - b);
  return cuts
    .map((cut, at) => (behind.get(cut) ?? "") + (before.get(cut) ?? "") + source.slice(cut, cuts[at + 1]))
    .join("");
}
