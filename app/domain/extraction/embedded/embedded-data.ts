/** What a document carries besides its print: the values of an e-invoice attachment or of filled form fields. */
export type EmbeddedData = { source: "xml" | "form"; fields: Record<string, string> };
