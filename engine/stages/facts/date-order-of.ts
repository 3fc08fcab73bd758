import { cultureFormatOf } from "../../cultures/culture-format";
import type { DateOrder, DateReading } from "../../values/read-dates";

/** Of a year. */
const months = 12;

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
 * Decides the order of day and month for the whole document: a day above 12 on the page, in dates with a year or else in
 * those that lines begin with, else dots between the numbers,
 * else the country the page shows, else words of other countries' taxes, else the tenant model's culture.
 */
export function dateOrderOf({ readings, text, country, culture }: DateOrderClues): DateOrderFact {
  const onlyDay = readings.filter((reading) => reading.dmy && !reading.mdy).length;
  const onlyMonth = readings.filter((reading) => reading.mdy && !reading.dmy).length;
  if (onlyDay !== onlyMonth) return { order: onlyDay > onlyMonth ? "dmy" : "mdy", evidence: "page" };
  const short = orderOfShort(text);
  if (short) return { order: short, evidence: "page" };
  if (readings.some((reading) => isDotted(text, reading))) return { order: "dmy", evidence: "page" };
  if (country && country !== "CA")
    return { order: country === monthFirst ? "mdy" : "dmy", evidence: "country" };
  if (!country && foreignWords.test(text)) return { order: "dmy", evidence: "country" };
  return {
    order: culture === "en" || cultureFormatOf(culture).monthFirst ? "mdy" : "dmy",
    evidence: "culture",
  };
}

/** Rows of a statement begin with days without a year: "11/30 Refund", of which those above 12 tell the order. */
const shortDate = /^([0-3]?\d)\/([0-3]?\d)(?=[ \t])/gm;

/** Fewer may be fractions, or pages that are counted. */
const leastShort = 2;

/** The order of the days without a year that lines begin with, where they are many and of one mind. */
function orderOfShort(text: string): DateOrder | undefined {
  let onlyDay = 0;
  let onlyMonth = 0;
  for (const [, first, second] of text.matchAll(shortDate)) {
    if (Number(first) > months && Number(second) <= months) onlyDay += 1;
    if (Number(second) > months && Number(first) <= months) onlyMonth += 1;
  }
  if (Math.max(onlyDay, onlyMonth) < leastShort || Math.min(onlyDay, onlyMonth) > 0) return undefined;
  return onlyDay > 0 ? "dmy" : "mdy";
}

/** "03.04.2025": with dots the day comes first everywhere. Readings count from the start of their line. */
function isDotted(text: string, { dmy, mdy }: DateReading): boolean {
  if (!dmy || !mdy || dmy === mdy) return false;
  const [year = "", month = "", day = ""] = dmy.split("-");
  return new RegExp(
    `(?<!\\d)0?${Number(day)}\\.\\s?0?${Number(month)}\\.\\s?(?:${year}|${year.slice(2)})(?!\\d)`,
  ).test(text);
}
