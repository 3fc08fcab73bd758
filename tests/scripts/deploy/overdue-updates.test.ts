import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { overdueUpdate } from "../../../scripts/deploy/overdue-updates.mjs";

const now = new Date("2026-11-28T00:00:00Z");
const asked = (name: string, times: Record<string, string>) =>
  overdueUpdate({ name, current: "1.2.0", times }, now);

test.each([
  ["hono", { "1.2.0": "2026-01-01", "1.3.0": "2026-05-01" }, { version: "1.3.0", days: 211 }],
  ["hono", { "1.2.0": "2026-01-01", "1.3.0": "2026-10-01" }, null],
  ["saxes", { "1.2.0": "2026-01-01", "1.2.1": "2026-10-01" }, { version: "1.2.1", days: 58 }],
  ["saxes", { "1.2.0": "2026-01-01", "1.2.1": "2026-11-10" }, null],
  // The newest may be young: the one before it was there to be taken.
  ["hono", { "1.2.5": "2026-04-01", "1.10.0": "2026-11-27" }, { version: "1.2.5", days: 241 }],
  // Neither a preview nor an older one that was published later, nor a major that Remix 2 holds back.
  ["hono", { "2.0.0-beta.1": "2026-01-01", "1.1.9": "2026-02-01", modified: "2026-02-01" }, null],
  ["react", { "2.0.0": "2026-01-01" }, null],
  ["react", { "1.2.1": "2026-01-01" }, { version: "1.2.1", days: 331 }],
])("%s with %j", (name, times, late) => {
  expect(asked(name, times)).toEqual(late);
});

test("CI asks with each change and once a week, for what the list of parts that read files names", () => {
  const read = (file: string) => readFileSync(path.resolve(file), "utf8");
  const ci = read(".github/workflows/ci.yml");
  expect(ci).toContain("run: node scripts/overdue.mjs");
  expect(ci).toContain("cron:");
  const { dependencies } = JSON.parse(read("package.json"));
  const readers =
    read("scripts/deploy/overdue-updates.mjs").match(/readers = new Set\(\[([^\]]*)\]/)?.[1] ?? "";
  const names = [...readers.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
  expect(names.length).toBe(6);
  expect(names.filter((name) => !(name in dependencies))).toEqual([]);
});
