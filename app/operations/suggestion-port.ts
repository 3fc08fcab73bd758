import type { Suggestions } from "~/domain/extraction/suggestions/suggestion";
import type { SuggestionRequest } from "~/domain/extraction/suggestions/suggestion-prompt";

/** A language model that may be asked for fields. Throws when it does not answer in time or not as asked. */
export type FieldSuggester = { suggest(request: SuggestionRequest): Promise<Suggestions> };
