import type { DecimalMark } from "../candidates/read-amount";
import type { Line } from "../layout/line";

const commaLanguages = new Set(["de", "fr", "it", "nl", "pt", "es", "pl", "sv", "da", "nb", "fi", "cs"]);
const pointCultures = new Set([
  "es-MX",
  "de-CH",
  "es-US",
  "es-PR",
  "es-GT",
  "es-HN",
  "es-NI",
  "es-PA",
  "es-SV",
  "es-DO",
]);

/** The decimal mark of the document: what its unmistakable amounts show, else what the culture writes. */
export function decimalMarkOf(lines: readonly Line[], culture: string): DecimalMark {
  let points = 0;
  let commas = 0;
  for (const line of lines) {
    for (const token of line.tokens) {
      if (/\d\.\d{2}(?!\d)[^\d.,]*$/.test(token.text) && !/\d\.\d+\./.test(token.text)) points += 1;
      if (/\d,\d{2}(?!\d)[^\d.,]*$/.test(token.text)) commas += 1;
    }
  }
  if (points !== commas) return points > commas ? "." : ",";
  const language = culture.split("-")[0] ?? "";
  return commaLanguages.has(language) && !pointCultures.has(culture) ? "," : ".";
}
