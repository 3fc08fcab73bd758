import { liveSamples } from "~/domain/live-sample/live-sample";
import type { Language } from "~/locales/languages";
import { shownFound, shownSums } from "./shown-found";

/** The sample paper with what was found on it, written out in a language, for pages that send no texts along. */
export function shownSample(language: Language) {
  const { culture, width, height, fields, proof } = liveSamples[language];
  const written = { culture, language };
  return {
    picture: { src: `/live-sample/${language}.webp`, width, height },
    fields: fields.map((field) => shownFound(field, written)),
    proof: shownSums(proof, written),
  };
}

export type ShownSample = ReturnType<typeof shownSample>;
