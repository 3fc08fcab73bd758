import type { Language } from "./languages";

export const plurals = ["zero", "one", "two", "few", "many", "other"] as const;

const rules = new Map<Language, Intl.PluralRules>();

/** Under which keys the text of a count may stand, the best first. */
export function pluralForms(language: Language, key: string, count: number): string[] {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const forms = [`${key}_${rule.select(count)}`, `${key}_other`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}
