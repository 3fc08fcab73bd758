/** Suggestions: the prompt for a language model, and how its answer is parsed. */

export { readSuggestions } from "../suggestions/read-suggestions";
export { type SuggestionRequest, suggestionPrompt } from "../suggestions/suggestion-prompt";
export { suggestionRequestOf } from "../suggestions/suggestion-request-of";
