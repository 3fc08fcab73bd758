import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(path.resolve(file), "utf8");
const named = (text: string) => [...text.matchAll(/`([\w.-]+)`/g)].map(([, name = ""]) => name);

/** The tables that the migrations of a kind of database leave behind. */
function tablesOf(kind: "control" | "shard"): string[] {
  const tables = new Set<string>();
  const change =
    /\b(create (?:virtual )?table(?: if not exists)?|drop table(?: if exists)?|alter table) [`"]?(\w+)[`"]?(?: rename to [`"]?(\w+))?/gi;
  for (const file of globSync(`migrations/${kind}/*.sql`).sort())
    for (const [, verb = "", table = "", renamed] of read(file).matchAll(change)) {
      if (/^create/i.test(verb)) tables.add(table);
      else if (/^drop/i.test(verb) || renamed) tables.delete(table);
      if (renamed) tables.add(renamed);
    }
  return [...tables].sort();
}

describe("the page about data", () => {
  it.each([
    ["control", "## The control database"],
    ["shard", "## A shard"],
  ] as const)("gives each table of the %s database one level", (kind, head) => {
    const section = read("docs/security/data.md").split(head)[1]?.split("\n## ")[0] ?? "";
    const listed = [
      ...section.matchAll(/^\| (?:secret|confidential|internal|public) \| ([^|]+) \|/gm),
    ].flatMap(([, tables = ""]) => named(tables));
    expect(listed.toSorted()).toEqual(tablesOf(kind));
  });
});

describe("the page about logs", () => {
  it("names every event that the code logs, and no other", () => {
    const events = new Set<string>();
    for (const file of globSync("{app,workers}/**/*.{ts,tsx}"))
      for (const [, event = ""] of read(file).matchAll(/\blog\s*\.(?:info|warn|error)\(\s*"([\w.-]+)"/g))
        events.add(event);
    expect(events.size).toBeGreaterThan(60);
    const section = read("docs/security/logs.md").split("## Events")[1]?.split("\n## ")[0] ?? "";
    const rows = [...section.matchAll(/^\| [a-z ]+ \| (`[^|]+) \| /gm)].flatMap(([, list = ""]) =>
      named(list),
    );
    expect(rows.toSorted()).toEqual([...events].sort());
  });
});
