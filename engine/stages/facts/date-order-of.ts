import { cultureFormatOf } from "../../cultures/culture-format";
import type { DateOrder, DateReading } from "../../values/read-dates";

const monthFirst = "US";
/** Words of taxes and laws that the United States, alone in putting the month first, do not print. */
const foreignWords =
  /\b(?:gst|vat|abn|iva|tva|mwst|ust|btw|hst|gstin|cgst|sgst|nif|cif|rfc|siret|gmbh|pty|sdn|bhd|pvt|plc|tax invoice)\b|[£\u20ac\u20b9]/i;

/** The order of day and month and what decided it. */
export type DateOrderFact = { order: DateOrder; evidence: "page" | "country" | "culture" };

/** What the order is judged by: the dates of the document, its text, its country and the tenant model's culture. */
export type DateOrderClues = {
  readings: readonly DateReading[];
  text: string;
  country: string | undefined;
  culture: string;
};

/**
 * Decides the order of day and month for the whole document: a day above 12 on the page, else dots between the numbers,
 * else the country the page shows, else words of other countries' taxes, else the tenant model's culture.
 */
export function dateOrderOf({ readings, text, country, culture }: DateOrderClues): DateOrderFact {
  const onlyDay = readings.filter((reading) => reading.dmy && !reading.mdy).length;
  const onlyMonth = readings.filter((reading) => reading.mdy && !reading.dmy).length;
  if (onlyDay !== onlyMonth) return { order: onlyDay > onlyMonth ? "dmy" : "mdy", evidence: "page" };
  if (readings.some((reading) => isDotted(text, reading))) return { order: "dmy", evidence: "page" };
  if (country && country !== "CA")
    return { order: country === monthFirst ? "mdy" : "dmy", evidence: "country" };
  if (!country && foreignWords.test(text)) return { order: "dmy", evidence: "country" };
  return {
    order: culture === "en" || cultureFormatOf(culture).monthFirst ? "mdy" : "dmy",
    evidence: "culture",
  };
}

/** "03.04.2025": with dots the day comes first everywhere. Readings count from the start of their line. */
function isDotted(text: string, { dmy, mdy }: DateReading): boolean {
  if (!dmy || !mdy || dmy === mdy) return false;
  const [year = "", month = "", day = ""] = dmy.split("-");
  return new RegExp(
    `(?<!\\d)0?${Number(day)}\\.\\s?0?${Number(month)}\\.\\s?(?:${year}|${year.slice(2)})(?!\\d)`,
  ).test(text);
}
