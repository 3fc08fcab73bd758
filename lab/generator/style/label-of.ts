import type { Language } from "../content/country-facts";
import { diceOf } from "../dice";
import { dutch } from "./labels/dutch";
import { english, type LabelName } from "./labels/english";
import { french } from "./labels/french";
import { german } from "./labels/german";
import { italian } from "./labels/italian";
import { portuguese } from "./labels/portuguese";
import { spanish } from "./labels/spanish";

const wordings: Record<Language, Partial<Record<LabelName, readonly string[]>>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** One wording of a label in a language, always the same for the same seed. `values` fill {tax}, {cur} and the like. */
export function labelOf(
  name: LabelName,
  language: Language,
  seed: number,
  values: Record<string, string> = {},
): string {
  const wording = diceOf(seed, name).pick(wordings[language][name] ?? english[name]);
  return wording.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
