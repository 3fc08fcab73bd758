/**
 * The form in which model names are compared: an e-mail subject writes hyphens for spaces and does not mind case, so
 * "Invoices North" and "invoices-north" are one name. Answers "" for a name without a letter or digit.
 */
export function foldModelName(name: string): string {
  const folded = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Dash}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return /[\p{L}\p{N}]/u.test(folded) ? folded : "";
}
