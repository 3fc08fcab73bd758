import type { Page } from "../reading/page";
import type { ExtractionRequest, ExtractionResult } from "../results/extraction-result";
import { layoutOf } from "../stages/layout/document-layout";
import { doubtfulFields } from "./doubtful-fields";
import type { SuggestionRequest } from "./suggestion-prompt";

/** What a language model is to be asked about a document; null where nothing is in doubt or no text is on the pages. */
export function suggestionRequestOf(
  pages: readonly Page[],
  request: ExtractionRequest,
  found: ExtractionResult,
): SuggestionRequest | null {
  const fields = doubtfulFields(request, found);
  const lines = fields.length > 0 ? layoutOf(pages).lines : [];
  if (lines.length === 0) return null;
  return { kind: request.kind, fields, text: lines.map((line) => line.text).join("\n") };
}
