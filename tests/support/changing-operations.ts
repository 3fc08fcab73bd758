import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

type Source = { file: string; text: string };

const sourcesBelow = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/**
 * The names of the operations that change rows and of which neither the file nor any of their own floor that it uses
 * writes an audit row. `data` and `operations` are the folders of the two floors.
 */
export function changesWithoutAudit(data: string, operations: string): string[] {
  const writers = writersAmong(sourcesBelow(data));
  const floor = new Map(sourcesBelow(operations).map((source) => [source.file, source.text]));
  return [...floor.keys()].flatMap((file) => {
    const texts = [...reachedFrom(file, floor)].map((reached) => floor.get(reached) ?? "");
    if (texts.some((text) => text.includes("auditOf(")) || !texts.some((text) => uses(text, writers)))
      return [];
    return namesIn(floor.get(file) ?? "");
  });
}

const namesIn = (text: string) =>
  [...text.matchAll(/defineOperation\(\{\s*name: "([^"]+)"/g)].flatMap(([, name]) => name ?? []);

const uses = (text: string, writers: ReadonlySet<string>) =>
  [...text.matchAll(/\b(\w+)\(/g)].some(([, name]) => writers.has(name ?? ""));

/** The functions of the data floor that write, by themselves or through one another. */
function writersAmong(sources: Source[]): Set<string> {
  const functions = sources
    .flatMap(({ text }) => text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m))
    .map((text) => ({ name: /(?:function|const) (\w+)/.exec(text)?.[1] ?? "", text }));
  const writers = new Set<string>();
  for (let before = -1; before < writers.size; ) {
    before = writers.size;
    for (const { name, text } of functions)
      if (/\.(insert|update|delete)\(\w+\)/.test(text) || uses(text, writers)) writers.add(name);
  }
  return writers;
}

/** A file and all of its own floor that it imports, near or far. */
function reachedFrom(
  file: string,
  floor: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): Set<string> {
  // What every operation is defined with: it writes refusals only, never the change itself.
  if (seen.has(file) || path.basename(file) === "define-operation.ts") return seen;
  seen.add(file);
  for (const [, from = ""] of (floor.get(file) ?? "").matchAll(/from "(\.[^"]+)"/g))
    reachedFrom(path.join(path.dirname(file), `${from}.ts`), floor, seen);
  return seen;
}
