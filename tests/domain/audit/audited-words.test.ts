import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { auditedOperations, auditWordsKey } from "~/domain/audit/audited-operations";
import english from "~/locales/en/texts-en";
import spanish from "~/locales/es/texts-es";

const folder = "app/operations";
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** What sources write into the audit as literals of the calls; what they compute, the types hold to the list. */
const written = sources.flatMap((source) =>
  [...source.matchAll(/\b(?:auditOf|accountAudit)\(\s*\w+,\s*([^;]*?)[,)]\s/g)].flatMap(([, named = ""]) =>
    [...named.matchAll(/"([a-z-]+\.[a-z-]+)"/g)].map(([, name = ""]) => name),
  ),
);

const operations = Object.keys(auditedOperations);

describe("the audit log", () => {
  it.each([...operations, "of-another.version"])("says %s in words, in both languages", (operation) => {
    const key = auditWordsKey(operation);
    expect(english).toHaveProperty([key]);
    expect(spanish).toHaveProperty([key]);
    expect(english[key]).not.toMatch(/[a-z]\.[a-z]/);
  });

  it.each([...new Set([...Object.values(auditedOperations), "other"])])("says %s in words", (kind) => {
    expect(english).toHaveProperty([`audit.subject.${kind}`]);
    expect(spanish).toHaveProperty([`audit.subject.${kind}`]);
  });

  it("has every operation in its list that is written, and words for no other", () => {
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((name) => !operations.includes(name))).toEqual([]);
    const worded = Object.keys(english).flatMap(
      (key) => /^audit\.operation\.(?!other$)(.+)$/.exec(key)?.[1] ?? [],
    );
    expect(worded.sort()).toEqual(operations.sort());
  });
});
