/** The most words a search may hold; those after them are left out. */
const mostWords = 12;
/** A beginning (`word*`) needs this many letters, or it would mean half of all words. */
const shortestBeginning = 3;

/** What a text search looks at: file names only, or the recognised words as well. */
export type SearchedText = "file-name" | "everything";

/**
 * What was typed as a query of the full-text index (SQLite FTS5) inside one model, or several: every word must occur in the document;
 * "INV-0042" means its parts side by side, as words between quotation marks do, and `acme*` any word that begins so. Null when nothing in it can be searched
 * for. `text` is only ever quoted, so that nothing in it has a meaning to the index.
 */
export function searchExpression(
  models: string | readonly string[],
  text: string,
  looksAt: SearchedText,
): string | null {
  const words = (text.match(asked) ?? []).filter(hasWord).slice(0, mostWords).map(phraseOf);
  if (words.length === 0) return null;
  const columns = looksAt === "file-name" ? "{file_name}" : "{file_name body}";
  const scopes = [models].flat().map((id) => `"${scopeToken(id)}"`);
  const scope = scopes.length === 1 ? scopes[0] : `(${scopes.join(" OR ")})`;
  return `scope : ${scope} AND ${columns} : (${words.join(" AND ")})`;
}

/** The one word that every document of the model holds in the index: its id in hexadecimal, as the trigger writes it. */
export const scopeToken = (modelId: string): string =>
  `m${[...new TextEncoder().encode(modelId)].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join("")}`;

/** What is between quotation marks, straight or typographic, or a word. */
const asked = /["\u201c][^"\u201c\u201d]*["\u201d]\*?|\S+/g;

const hasWord = (word: string) => /[\p{L}\p{N}]/u.test(word);

function phraseOf(word: string): string {
  const beginning = word.endsWith("*") && word.replace(/[^\p{L}\p{N}]/gu, "").length >= shortestBeginning;
  // A null character would end the expression early.
  const quoted = `"${word.replace(/["\u201c\u201d*\0]/g, " ").trim()}"`;
  return beginning ? `${quoted}*` : quoted;
}
