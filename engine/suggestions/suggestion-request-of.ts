import type { ExtractionRequest, ExtractionResult } from "../results/extraction-result";
import type { DocumentLayout } from "../stages/layout/document-layout";
import { doubtfulFields } from "./doubtful-fields";
import type { SuggestionRequest } from "./suggestion-prompt";

/** What a language model is to be asked about a document; null where nothing is in doubt or no text is on the pages. */
export function suggestionRequestOf(
  { lines }: Pick<DocumentLayout, "lines">,
  request: ExtractionRequest,
  found: ExtractionResult,
): SuggestionRequest | null {
  const fields = doubtfulFields(request, found);
  if (fields.length === 0 || lines.length === 0) return null;
  return { kind: request.kind, fields, text: lines.map((line) => line.text).join("\n") };
}
