/** What a language model is asked about a document, and how its answer is read. */

export { readSuggestions } from "../suggestions/read-suggestions";
export { type SuggestionRequest, suggestionPrompt } from "../suggestions/suggestion-prompt";
export { suggestionRequestOf } from "../suggestions/suggestion-request-of";
