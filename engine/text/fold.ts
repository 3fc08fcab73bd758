/** Lower case without accents, with the typographic variants of quotes, dashes and number signs made plain. */
export function fold(text: string): string {
  return text
    .replace(/\u2116|nº|n°|Nº|N°/g, "no")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019\u00b4`]/g, "'");
}

/** Only the letters, digits and "#" of the folded text: how label phrases are compared, however they are spaced. */
export function compact(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}#%]/gu, "");
}
