import type { ColumnRole, LabelKey, Labels, Language, Phrases, TitleFamily } from "./language";
import { languages } from "./languages";
import type { HeadingParts, Patterns } from "./patterns";

/** The parts of a language that are one list of phrases. */
type Part = { [Key in keyof Language]: Language[Key] extends Phrases ? Key : never }[keyof Language];

/** The phrases that announce a field, in all languages. */
export function labelsFor(key: LabelKey): Required<Labels> {
  const all = (strength: keyof Labels) =>
    languages.flatMap((language) => phrasesOf(language.labels[key][strength] ?? [], language));
  return { strong: all("strong"), usual: all("usual"), weak: all("weak") };
}

/** The headings of a column, in all languages. */
export function columnPhrases(role: ColumnRole): string[] {
  return languages.flatMap((language) => phrasesOf(language.columns[role], language));
}

/** The phrases of one part, in all languages. */
export function phrasesFor(part: Exclude<Part, "code">): string[] {
  return languages.flatMap((language) => phrasesOf(language[part], language));
}

/** The titles of a family, in all languages. */
export function titlesFor(family: TitleFamily): string[] {
  return languages.flatMap((language) => phrasesOf(language.titles[family], language));
}

/** The names of the months in all languages, each with its number from 1. */
export function monthNames(): [name: string, month: number][] {
  return languages.flatMap((language) =>
    language.months.flatMap((names, index) =>
      phrasesOf([names], language).flatMap((name): [string, number][] => (name ? [[name, index + 1]] : [])),
    ),
  );
}

/** Source of a regular expression for what any language has under a key; as the next one, it is one group. */
export function patternFor(key: keyof Patterns): string {
  return oneOf(languages.flatMap(({ patterns }) => patterns[key]));
}

/** Source of a regular expression for a part of headings in any language. */
export function headingPart(part: keyof HeadingParts): string {
  return oneOf(languages.flatMap(({ headingParts }) => headingParts[part]));
}

const oneOf = (pieces: readonly string[]): string => `(?:${pieces.join("|")})`;

/** The phrases that lines of a language stand for, each written out. */
export function phrasesOf(lines: Phrases, language: Pick<Language, "numberWords">): string[] {
  return lines.flatMap((line) => line.split(betweenPhrases)).flatMap((phrase) => variants(phrase, language));
}

const betweenPhrases = /\|(?![^{]*\})/;

function variants(phrase: string, language: Pick<Language, "numberWords">): string[] {
  const [, before = "", choice, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(phrase) ?? [];
  if (choice === undefined) return [phrase];
  const choices = choice === "numberWords" ? phrasesOf(language.numberWords, language) : choice.split("|");
  return choices.flatMap((one) => variants(`${before}${one}${after}`, language));
}
