/**
 * What came of a text that is no id, by which the log is filtered: documents were found, more of them than the log is filtered by, or none;
 * or the reader may not see documents, so that only ids are looked up.
 */
export type SubjectLookup = "found" | "more" | "none" | "ids-only";

/** Documents that one text stands for: few enough for one query, and more than anybody means by a name. */
export const maxMatchedDocuments = 20;
