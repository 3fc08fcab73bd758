import type { i18n as Translations } from "i18next";
import { fileOfKey } from "./file-of-key";
import type { Language } from "./languages";
import { pluralForms } from "./plural-forms";
import { shownValue } from "./shown-value";

type Values = Record<string, unknown>;
type Texts = Record<string, string>;
/** Reads one file of texts, by its name in the folder of a language. */
export type TextFiles = (file: string) => Promise<Texts>;

/**
 * The translations of the page in the browser: those that the page brought along, and the files of all others, each read
 * when one of its texts is first asked for. Until it is there, a text is empty; while a page is `moving` in, rendering is
 * suspended instead, and the page before stays. The same texts come out as from i18next on the server, whose part for
 * components this is: i18next itself would be a sixth of what a page sends.
 */
export function browserTexts(
  language: Language,
  brought: Texts,
  { readFile, isMoving }: { readFile: TextFiles; isMoving: () => boolean },
) {
  const texts: Texts = { ...brought };
  const files = new Map<string, Promise<void>>();
  const settled = new Set<string>();
  const lost = new Set<string>();
  const listeners = new Set<() => void>();

  function load(file: string): Promise<void> {
    const loading = files.get(file) ?? read(file);
    files.set(file, loading);
    return loading;
  }

  async function read(file: string): Promise<void> {
    // Without its file, which may be gone with the network, a text is its key.
    const found = await readFile(file).catch(() => null);
    if (!found) lost.add(file);
    Object.assign(texts, found);
    settled.add(file);
    tell();
  }

  /** Has the files that could not be read be read again, when one of their texts is next asked for. */
  function loadAgain(): void {
    for (const file of lost) {
      files.delete(file);
      settled.delete(file);
    }
    lost.clear();
    tell();
  }

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }

  function translate(key: string, values: Values = {}): string {
    const forms = typeof values.count === "number" ? pluralForms(language, key, values.count) : [key];
    const found = forms.find((form) => Object.hasOwn(texts, form));
    if (found !== undefined) return filledIn(language, texts[found] ?? "", values);
    const file = fileOfKey(key);
    if (file === null || settled.has(file))
      return typeof values.defaultValue === "string" ? values.defaultValue : key;
    const loading = load(file);
    if (isMoving()) throw loading;
    return "";
  }

  const part = {
    language,
    languages: [language],
    options: { defaultNS: "translation", react: { useSuspense: false, bindI18n: "loaded" } },
    isInitialized: true,
    hasLoadedNamespace: () => true,
    getFixedT: () => (key: string, values?: Values) => translate(key, values),
    on: (_event: string, listener: () => void) => void listeners.add(listener),
    off: (_event: string, listener: () => void) => void listeners.delete(listener),
  };
  // What components and their hook use of the whole; a test compares the texts with those of the whole.
  return { i18n: part as unknown as Translations, load, loadAgain };
}

const filledIn = (language: Language, text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    String(shownValue(name, values[name], language) ?? ""),
  );
