/** What a language model says stands on the document, by field key, as it says it is printed. */
export type Suggestions = Readonly<Record<string, string>>;
