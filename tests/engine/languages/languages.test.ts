import { phrasesOf } from "@engine/languages/compile";
import type { Language, Phrases } from "@engine/languages/language";
import { languages } from "@engine/languages/languages";
import { compact, fold } from "@engine/text/fold";
import { describe, expect, it } from "vitest";

/** Every list of a language by its key; the strengths of a label are one list. */
function listsOf(language: Language): [string, string[]][] {
  const { code, labels, columns, numberWords, ...rest } = language;
  const headings = Object.entries(columns).map(([role, list]) => [`columns.${role}`, list] as const);
  const parts = { ...rest, ...Object.fromEntries(headings), [`numberWords.${code}`]: numberWords };
  const named = Object.entries(labels).map(([key, one]): [string, Phrases] => [
    `labels.${key}`,
    [one.strong, one.usual, one.weak].flatMap((list) => list ?? []),
  ]);
  return [...named, ...Object.entries(parts)].map(([key, list]) => [key, phrasesOf(list, language)]);
}

describe("the languages", () => {
  it("have one shape", () => {
    const shapes = languages.map((language) =>
      listsOf(language).map(([key]) => key.replace(/\.[a-z]{2}$/, "")),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  });

  it("say no phrase twice under one key", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const language of languages)
      for (const [key, list] of listsOf(language))
        for (const phrase of list) {
          const place = `${key}: ${compact(phrase)}`;
          if (seen.has(place)) twice.push(`${place} in ${seen.get(place)} and ${language.code}`);
          seen.set(place, language.code);
        }
    expect(twice).toEqual([]);
  });

  it("hold phrases as folded text with letters, digits or a number sign", () => {
    const phrases = languages.flatMap((language) => listsOf(language).flatMap(([, list]) => list));
    expect(phrases.filter((phrase) => fold(phrase) !== phrase || compact(phrase) === "")).toEqual([]);
  });
});
