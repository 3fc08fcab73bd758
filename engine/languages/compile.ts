import type { ColumnRole, LabelKey, Labels, Language, Phrases } from "./language";
import { languages } from "./languages";

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
