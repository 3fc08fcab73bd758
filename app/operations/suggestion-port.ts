import type { Suggestions } from "@fieldwise/engine/results";
import type { SuggestionRequest } from "@fieldwise/engine/suggestions";

/** A language model that may be asked for fields. Throws when it does not answer in time or not as asked. */
export type FieldSuggester = { suggest(request: SuggestionRequest): Promise<Suggestions> };
