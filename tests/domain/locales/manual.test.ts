import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { manual as english } from "~/locales/en/pages/manual";
import englishTexts from "~/locales/en/texts-en";
import { manual as spanish } from "~/locales/es/pages/manual";
import spanishTexts from "~/locales/es/texts-es";
import type { LongText } from "~/locales/long-text";
import { screenNames } from "~/locales/screen-names";

const wordsOf = ({ sections }: LongText) => sections.flatMap(({ paragraphs }) => paragraphs).join("\n");
const keysIn = (language: string) =>
  [...readFileSync(`app/locales/${language}/pages/manual.ts`, "utf8").matchAll(/name\("([^"]+)"\)/g)].map(
    ([, key = ""]) => key,
  );

describe("the user manual", () => {
  it.each([
    ["en", english, englishTexts, /“([^”]+)”/g],
    ["es", spanish, spanishTexts, /«([^»]+)»/g],
  ] as const)("names only screens and buttons that there are, %s", (_, manual, texts, quoted) => {
    const shown = new Set(Object.values(texts).map((text) => text.replace(/\s*\{\{\s*\w+\s*\}\}/g, "")));
    const named = [...wordsOf(manual).matchAll(quoted)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !shown.has(name))).toEqual([]);
  });

  it("names the same ones in both languages, in the same order", () => {
    expect(keysIn("es")).toEqual(keysIn("en"));
    expect(spanish.sections.map(({ picture }) => picture?.name)).toEqual(
      english.sections.map(({ picture }) => picture?.name),
    );
  });

  it("describes annotations, ZIP files and FTP, and no home graph or dates that are not there", () => {
    const words = wordsOf(english);
    for (const part of ["Load Annotations", "Save Annotations", "ZIP", "FTP"]) expect(words).toContain(part);
    expect(words).not.toMatch(/for the dates you choose|as they become available/);
  });

  it("cannot name what no screen says", () => {
    expect(() => screenNames(englishTexts, ["“", "”"])("no.such-screen")).toThrow("no.such-screen");
  });
});
