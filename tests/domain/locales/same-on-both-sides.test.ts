import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInstance } from "i18next";
import { expect, it } from "vitest";
import english from "~/locales/en/texts-en";
import { i18nOptions } from "~/locales/languages";
import { recordUsedTexts } from "~/locales/used-texts";

// What server and browser may know differently: a page that is drawn with it may not be the same on both sides, and React
// then throws the server's page away. The rules of plurals of the two languages are in every browser.
const known = /\bIntl\.|\.toLocale\w*\(|\.localeCompare\(/;
const plurals = "app/locales/plural-forms.ts";

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** A file and all that it imports for more than its types. */
function reachedFrom(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type)[^;]*?from "([~.][^"]+)"/gm,
  )) {
    const base = from.startsWith("~") ? path.join("app", from.slice(2)) : path.join(path.dirname(file), from);
    const found = [`${base}.ts`, `${base}.tsx`].find((candidate) => existsSync(candidate));
    if (found) reachedFrom(found, seen);
  }
  return seen;
}

it("no component writes or sorts with what the browser may know differently than the server", () => {
  const seen = new Set<string>();
  for (const file of [...filesBelow("app/components"), "app/entry.client.tsx"]) reachedFrom(file, seen);
  expect(seen.size).toBeGreaterThan(200);
  const found = [...seen].filter((file) => file !== plurals && known.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});

it("a page brings along what it shows for a key without a text, so that the browser shows the same", async () => {
  const i18n = createInstance({ ...i18nOptions, resources: { en: { translation: english } }, lng: "en" });
  await i18n.init();
  const texts = recordUsedTexts(i18n, english);
  const t = i18n.getFixedT("en");
  t("audit.title");
  t("audit.no-such-key");
  t("audit.no-such-key-either", { defaultValue: "documents.approve" });
  expect(texts()).toEqual({
    "audit.title": "Audit log",
    "audit.no-such-key": "audit.no-such-key",
    "audit.no-such-key-either": "documents.approve",
  });
});
