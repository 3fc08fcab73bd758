import type { InitOptions } from "i18next";
import { shownValue } from "./shown-value";

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Settings that server and browser share. Keys are flat and contain dots; React escapes what is filled in. */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: "en",
  defaultNS: "translation",
  keySeparator: false,
  nsSeparator: false,
  interpolation: {
    escapeValue: false,
    alwaysFormat: true,
    format: (value, _format, language, options) => shownValue(options?.interpolationkey, value, language),
  },
  react: { useSuspense: false },
} satisfies InitOptions;
