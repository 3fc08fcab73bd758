import { createInstance } from "i18next";
import { i18nOptions, type Language } from "~/locales/languages";
import type { Translate } from "~/locales/translate";
import { resources } from "./language";

const texts = createInstance({ ...i18nOptions, resources });
const ready = texts.init();

/** The translator for what is written outside of a page, such as a PDF. */
export async function translatorFor(language: Language): Promise<Translate> {
  await ready;
  return texts.getFixedT(language);
}
