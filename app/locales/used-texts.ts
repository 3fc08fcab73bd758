import type { i18n as Translations } from "i18next";
import { plurals } from "./plural-forms";

/**
 * Records which texts are asked for while a page is rendered. Returns them as they stand, with all forms of those that
 * depend on a count, for the browser to begin with.
 */
export function recordUsedTexts(
  i18n: Translations,
  texts: Record<string, string>,
): () => Record<string, string> {
  const asked = new Map<string, string>();
  const whole = i18n.getFixedT.bind(i18n);
  // Its type has a form for every way to call it.
  i18n.getFixedT = ((...about: Parameters<typeof whole>) => {
    const t = whole(...about);
    return (key: string, values?: Record<string, unknown>) => {
      // What has no text is shown as this, and the browser must not look for it either.
      asked.set(key, typeof values?.defaultValue === "string" ? values.defaultValue : key);
      return t(key, values);
    };
  }) as typeof i18n.getFixedT;
  return () =>
    Object.fromEntries(
      [...asked].flatMap(([key, otherwise]) => {
        const forms = [key, ...plurals.map((form) => `${key}_${form}`)];
        const found = forms.flatMap((form) => (texts[form] === undefined ? [] : [[form, texts[form]]]));
        return found.length > 0 ? found : [[key, otherwise]];
      }),
    );
}
