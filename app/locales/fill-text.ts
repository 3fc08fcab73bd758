import english from "./en/texts-en";
import spanish from "./es/texts-es";
import type { Language } from "./languages";

const texts = { en: english, es: spanish };

/** A text with its placeholders filled in, for what is written outside of a page: mails. */
export const fillText = (language: Language, key: string, values: Record<string, string | number> = {}) =>
  (texts[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
