/**
 * The form in which model names are compared: an e-mail subject writes hyphens or underscores for spaces and does not mind case, so
 * "Invoices North" and "invoices-north" are one name. Returns "" for a name without a letter or digit.
 */
export function foldModelName(name: string): string {
  const folded = name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/[\s_\p{Dash}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return /[\p{L}\p{N}]/u.test(folded) ? folded : "";
}
