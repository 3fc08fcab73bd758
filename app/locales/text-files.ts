import type { TextFiles } from "./browser-texts";
import type { Language } from "./languages";

const files = import.meta.glob<Record<string, string>>("./{en,es}/*.json", {
  import: "default",
});

/** Each file of texts as a script of its own. */
export const textFilesOf =
  (language: Language): TextFiles =>
  async (file) => {
    const read = files[`./${language}/${file}.json`];
    return read ? read().catch(() => allTexts(language)) : {};
  };

/** Browsers do not ask again for a script that they could not get once. */
async function allTexts(language: Language): Promise<Record<string, string>> {
  const answer = await fetch(`/assets/i18n/${language}.json`);
  if (!answer.ok) throw new Error(`texts: ${answer.status}`);
  return answer.json();
}
