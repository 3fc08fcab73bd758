import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The wrangler file of each Worker, and where its code begins. Pages are built of all routes. */
const workers = {
  web: {
    toml: "wrangler.toml",
    entries: ["workers/web.ts", ...globSync("app/{root,entry.*,routes/**/*}.{ts,tsx}")],
  },
  extraction: { toml: "workers/extraction/wrangler.toml", entries: ["workers/extraction/index.ts"] },
  ocr: { toml: "workers/ocr/wrangler.toml", entries: ["workers/ocr/index.ts"] },
};

const fileOf = (from: string, specifier: string): string | null => {
  const base = specifier.startsWith("~/")
    ? path.join("app", specifier.slice(2))
    : specifier.startsWith(".")
      ? path.join(path.dirname(from), specifier)
      : null;
  const found =
    base && [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
  return found ?? null;
};

/** The code that a Worker can reach, without what is imported for its types alone. */
function codeOf(entries: readonly string[]): string {
  const texts = new Map<string, string>();
  const left = [...entries];
  for (let file = left.pop(); file; file = left.pop()) {
    if (texts.has(file) || file === "app/platform/bindings.ts") continue;
    const text = readFileSync(file, "utf8");
    texts.set(file, text);
    for (const [, specifier = ""] of text.matchAll(/^(?:import|export)(?! type)[^;]*?from "([^"]+)";/gms)) {
      const next = fileOf(file, specifier);
      if (next) left.push(next);
    }
  }
  return [...texts.values()].join("\n");
}

test.each(Object.entries(workers))(
  "the Worker %s is bound to nothing that it does not use",
  (_, { toml, entries }) => {
    const code = codeOf(entries);
    const bound = [...readFileSync(toml, "utf8").matchAll(/^(?:binding|name) = "([A-Z][A-Z0-9_]+)"/gm)].map(
      ([, name = ""]) => name,
    );
    expect(bound.length).toBeGreaterThan(8);
    // A tenant's shard is found by the name that its row says.
    const uses = (name: string) => new RegExp(`\\b${name.replace(/^(SHARD|FILES)_.*/, "$1_")}`).test(code);
    expect(bound.filter((name) => !uses(name))).toEqual([]);
  },
);
