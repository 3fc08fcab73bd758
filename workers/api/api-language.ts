import { createInstance } from "i18next";
import english from "~/locales/en/texts-en";
import spanish from "~/locales/es/texts-es";
import { i18nOptions, isLanguage, type Language } from "~/locales/languages";
import type { Translate } from "~/locales/translate";

const texts = createInstance({
  ...i18nOptions,
  resources: { en: { translation: english }, es: { translation: spanish } },
});
const ready = texts.init();

/** The language a client asks for most by Accept-Language, of those we speak; English without one. */
export function languageOf(request: Request): Language {
  const wishes = (request.headers.get("Accept-Language") ?? "").split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";");
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const spoken = wishes.filter(({ language, weight }) => isLanguage(language) && weight > 0);
  const best = spoken.sort((one, other) => other.weight - one.weight)[0]?.language;
  return isLanguage(best) ? best : "en";
}

/** The translator for a request. */
export const translatorOf = (request: Request): Promise<Translate> => translatorFor(languageOf(request));

export async function translatorFor(language: Language): Promise<Translate> {
  await ready;
  return texts.getFixedT(language);
}
