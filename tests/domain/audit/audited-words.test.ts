import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import english from "~/locales/en/texts-en";

const folder = "app/operations";
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** What a source writes into the audit: names in the calls themselves, or the one that the file gives its operation. */
function auditedIn(source: string): string[] {
  const calls = [...source.matchAll(/\b(?:auditOf|accountAudit)\(\s*\w+,\s*([^;]*?)[,)]\s/g)].map(
    ([, named = ""]) => named,
  );
  const own = calls.some((named) => /^name\b/.test(named))
    ? literalsOf(/^const name = .*$/m.exec(source)?.[0])
    : [];
  const saved = source.includes("saveSubscription(")
    ? literalsOf(source.match(/\{ name: .*$/gm)?.join())
    : [];
  return [...calls.flatMap(literalsOf), ...own, ...saved];
}

const literalsOf = (text = "") => [...text.matchAll(/"([a-z-]+\.[a-z-]+)"/g)].map(([, name = ""]) => name);

const audited = [...new Set(sources.flatMap(auditedIn))].sort();

describe("the audit log", () => {
  it.each(audited)("says %s in words", (operation) => {
    expect(english).toHaveProperty([`audit.operation.${operation}`]);
  });

  it("is looked at in all its operations", () => {
    expect(audited).toEqual(
      expect.arrayContaining(["accounts.sign-in", "accounts.link-identity", "users.invite", "billing.end"]),
    );
  });
});
