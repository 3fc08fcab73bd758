import english from "./en/texts-en";
import spanish from "./es/texts-es";
import { fillPlaceholders } from "./fill-placeholders";
import type { Language } from "./languages";
import type { KnownKey } from "./translate";

const texts = { en: english, es: spanish };

/** A text with its placeholders filled in, for what is written outside of a page: mails. */
export const fillText = <Key extends string>(
  language: Language,
  key: KnownKey<Key>,
  values: Record<string, string | number> = {},
): string => fillPlaceholders(texts[language][key] ?? key, values);
