import { phrasesOf } from "@engine/languages/compile";
import type { Language, Phrases } from "@engine/languages/language";
import { languages } from "@engine/languages/languages";
import { compact, fold } from "@engine/text/fold";
import { describe, expect, it } from "vitest";

/** Every list of phrases of a language by its key; the strengths of a label are one list. */
function listsOf(language: Language): [string, string[]][] {
  const {
    code,
    labels,
    columns,
    numberWords,
    titles,
    months,
    headingParts: _,
    patterns: __,
    ...rest
  } = language;
  const headings = Object.entries(columns).map(([role, list]) => [`columns.${role}`, list] as const);
  const families = Object.entries(titles).map(([family, list]) => [`titles.${family}`, list] as const);
  const parts = { ...rest, ...Object.fromEntries([...headings, ...families]), months };
  const named = Object.entries(labels).map(([key, one]): [string, Phrases] => [
    `labels.${key}`,
    [one.strong, one.usual, one.weak].flatMap((list) => list ?? []),
  ]);
  const all = [...named, ...Object.entries({ ...parts, [`numberWords.${code}`]: numberWords })];
  return all.map(([key, list]) => [key, phrasesOf(list, language).filter(Boolean)]);
}

/** Every list of pieces of patterns by its key. */
function piecesOf({ headingParts, patterns }: Language): [string, string[]][] {
  return Object.entries({ ...headingParts, ...patterns }).map(([key, lines]) => [key, lines.flatMap(cut)]);
}

/** A line cut at each "|" that stands in no brackets. */
function cut(line: string): string[] {
  const pieces = [""];
  let depth = 0;
  for (const sign of line.match(/\\.|[^\\]/gu) ?? []) {
    if (sign === "(" || sign === "[") depth += 1;
    if (sign === ")" || sign === "]") depth -= 1;
    if (sign === "|" && depth === 0) pieces.push("");
    else pieces.push(`${pieces.pop()}${sign}`);
  }
  return pieces;
}

/** Titles and patterns are compared with their spaces. */
const isSpaced = (key: string) => !/^labels|^columns|^numberWords/.test(key);

const keysOf = (language: Language) =>
  [...listsOf(language), ...piecesOf(language)].map(([key]) => key.replace(/\.[a-z]{2}$/, ""));

describe("the languages", () => {
  it("have one shape", () => {
    const shapes = languages.map(keysOf);
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  });

  it("say no phrase twice under one key", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const language of languages)
      for (const [key, list] of [...listsOf(language), ...piecesOf(language)])
        for (const phrase of list) {
          const place = `${key}: ${isSpaced(key) ? phrase : compact(phrase)}`;
          if (seen.has(place)) twice.push(`${place} in ${seen.get(place)} and ${language.code}`);
          seen.set(place, language.code);
        }
    expect(twice).toEqual([]);
  });

  it("hold phrases as folded text with letters, digits or a number sign", () => {
    const phrases = languages.flatMap((language) => listsOf(language).flatMap(([, list]) => list));
    expect(phrases.filter((phrase) => fold(phrase) !== phrase || compact(phrase) === "")).toEqual([]);
  });

  it("hold pieces that are patterns by themselves", () => {
    const pieces = languages.flatMap((language) => piecesOf(language).flatMap(([, list]) => list));
    expect(pieces.filter((piece) => new RegExp(piece, "u").test(""))).toEqual([]);
  });

  it("name all months or none", () => {
    const counts = languages.map(({ months }) => months.length);
    expect(counts.filter((count) => count !== 0 && count !== 12)).toEqual([]);
  });

  it("lack what docs/languages.md says", async () => {
    const lists = languages.map((language) => {
      const lacks = [...listsOf(language), ...piecesOf(language)].filter(([, list]) => list.length === 0);
      return `- **${language.code}**: ${lacks.map(([key]) => `\`${key}\``).join(", ") || "nothing"}`;
    });
    await expect(`${introduction}\n${lists.join("\n")}\n`).toMatchFileSnapshot("../../../docs/languages.md");
  });
});

const introduction = `# What each language lacks

A language is one file of \`engine/languages\`, and all have one shape (\`engine/languages/language.ts\`,
\`engine/languages/patterns.ts\`): adding one is that file and a line in \`engine/languages/languages.ts\`. A list that
stays empty costs nothing but what it would have found. A word that two languages share stands in the first of them
only, so that a list may be empty because an earlier language has all of it: \`net\` in English serves Dutch.

This page is written by \`npx vitest run tests/engine/languages -u\`; the same test fails when it is out of date.
`;
