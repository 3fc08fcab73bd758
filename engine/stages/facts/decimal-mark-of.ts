import { cultureFormatOf } from "../../cultures/culture-format";
import type { DecimalMark } from "../../values/read-amount";
import type { Line } from "../layout/line";

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
  return cultureFormatOf(culture).decimal === "," ? "," : ".";
}
