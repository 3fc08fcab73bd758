import { regionOf, type WorldRegion } from "./world-regions";

/** Where a tenant's data lives. `countries` are ISO 3166 codes of the countries it covers. */
export type DataCenter = { code: string; name: string; countryCode: string; countries: readonly string[] };

const european =
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  );

/** The data centers, sorted by name. */
export const dataCenters: readonly DataCenter[] = [
  { code: "au", name: "Australia", countryCode: "AU", countries: ["AU", "NZ"] },
  { code: "eu", name: "Europe", countryCode: "DE", countries: european },
  { code: "in", name: "India", countryCode: "IN", countries: ["IN"] },
  { code: "us", name: "United States", countryCode: "US", countries: ["US", "CA", "MX"] },
];

/** The data centers a tenant of this country may choose: those that cover it, or all when none does. */
export function dataCentersFor(countryCode: string): readonly DataCenter[] {
  const covering = dataCenters.filter((center) => center.countries.includes(countryCode));
  return covering.length > 0 ? covering : dataCenters;
}

/**
 * The data center that a form should preselect: the wanted one if it may be chosen for the country, else the one that covers
 * it, else the nearest.
 */
export function pickDataCenter(countryCode: string, wanted?: string): string {
  const choices = dataCentersFor(countryCode);
  const nearest = nearestOf[regionOf(countryCode) ?? "Western Europe"];
  const code = [wanted, nearest].find((code) => choices.some((choice) => choice.code === code));
  return code ?? choices[0]?.code ?? "";
}

/**
 * The nearest data center of each region: the shortest way from its largest city to Virginia, Frankfurt, Mumbai or Sydney;
 * from southern Africa the way of the sea cables, which lead to Europe.
 */
const nearestOf: Record<WorldRegion, string> = {
  Caribbean: "us",
  "Central America": "us",
  "South America": "us",
  "Northern America": "us",
  "Northern Europe": "eu",
  "Southern Europe": "eu",
  "Western Europe": "eu",
  "Eastern Europe": "eu",
  "Northern Africa": "eu",
  "Western Africa": "eu",
  "Middle Africa": "eu",
  "Southern Africa": "eu",
  "Eastern Africa": "in",
  "Western Asia": "eu",
  "Central Asia": "in",
  "Southern Asia": "in",
  "Eastern Asia": "in",
  "South-eastern Asia": "in",
  "Australia and New Zealand": "au",
  Melanesia: "au",
  Micronesia: "au",
  Polynesia: "au",
  Antarctica: "au",
};
