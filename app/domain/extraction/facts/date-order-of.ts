import type { DateOrder, DateReading } from "../candidates/read-dates";

const monthFirstCountries = new Set(["US"]);
const dayFirstCountries = new Set([
  "AU",
  "NZ",
  "IN",
  "GB",
  "ES",
  "MX",
  "MY",
  "SG",
  "DE",
  "FR",
  "IT",
  "NL",
  "PT",
]);

/** The order of day and month and what decided it. */
export type DateOrderFact = { order: DateOrder; evidence: "page" | "country" | "culture" };

/**
 * Decides the order of day and month for the whole document: a day above 12 on the page, else the country the page
 * shows, else the tenant model's culture.
 */
export function dateOrderOf(
  readings: readonly DateReading[],
  country: string | undefined,
  culture: string,
): DateOrderFact {
  const onlyDay = readings.filter((reading) => reading.dmy && !reading.mdy).length;
  const onlyMonth = readings.filter((reading) => reading.mdy && !reading.dmy).length;
  if (onlyDay !== onlyMonth) return { order: onlyDay > onlyMonth ? "dmy" : "mdy", evidence: "page" };
  if (country && monthFirstCountries.has(country)) return { order: "mdy", evidence: "country" };
  if (country && dayFirstCountries.has(country)) return { order: "dmy", evidence: "country" };
  return { order: /^(en-US|en-PH|es-US|en)$/.test(culture) ? "mdy" : "dmy", evidence: "culture" };
}
