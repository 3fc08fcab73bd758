import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const read = (name: string) => readFileSync(path.resolve("docs/security", name), "utf8");

/** How many requirements of levels 1 and 2 each section has (ASVS 5.0.0); what is of level 3 comes last in all of these. */
const sections = `
1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2, 4.1 3, 4.2 1, 4.3 2, 4.4 4,
5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4, 7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2, 8.1 2,
8.2 3, 8.3 1, 8.4 1, 9.1 3, 9.2 4, 10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1,
11.6 1, 12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7, 16.1 1, 16.2 5,
16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2`;
const items = sections
  .trim()
  .split(/,\s+/)
  .flatMap((section) => {
    const [name, count] = section.split(" ");
    return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
  });

const rows = [...read("asvs.md").matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, item = "", state = "", said = ""]) => ({ item, state, said }),
);

describe("the list by ASVS", () => {
  it("has each requirement of levels 1 and 2 once", () => {
    // 70 of level 1 and 183 of level 2.
    expect(items.length).toBe(253);
    expect(rows.map(({ item }) => item)).toEqual(items);
  });

  it("says of each whether it is met, and counts them right", () => {
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(rows.filter(({ state }) => !["met", "n/a", "not met"].includes(state))).toEqual([]);
    expect(read("asvs.md")).toContain(
      `${count("met")} are met, ${count("n/a")} are not applicable, ${count("not met")} are not met.`,
    );
    for (const { item, said } of rows) expect(said.length, item).toBeGreaterThan(5);
  });
});

it.each(["asvs.md", "threat-model.md"])("%s names files that are there", (page) => {
  const named = [...read(page).matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]+\.(?:md|toml|json))`/g)].map(
    ([, file = ""]) => file,
  );
  expect(named.length).toBeGreaterThan(15);
  expect([...new Set(named)].filter((file) => !existsSync(path.resolve(file)))).toEqual([]);
});
