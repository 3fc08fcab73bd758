import type { ExtractionRequest } from "@fieldwise/engine/results";
import type { CorpusDocument } from "./corpus";
import { wantedFieldsOf } from "./prediction-of";

/** What the engine is asked for a document of a corpus: every field of its kind, in the habits of its language. */
export function requestOf({ kind, language }: Pick<CorpusDocument, "kind" | "language">): ExtractionRequest {
  return {
    kind,
    fields: wantedFieldsOf(kind),
    culture: cultures[language] ?? "en-US",
    currency: language === "en" ? "USD" : "EUR",
    receivedOn: "",
  };
}

const cultures: Record<string, string> = {
  es: "es-ES",
  de: "de-DE",
  fr: "fr-FR",
  it: "it-IT",
  nl: "nl-NL",
  pt: "pt-PT",
};
