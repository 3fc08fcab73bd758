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

/** The data center that a form should stand on: the wanted one if it may be chosen for the country, else the first that may. */
export function pickDataCenter(countryCode: string, wanted?: string): string {
  const choices = dataCentersFor(countryCode);
  return (choices.find(({ code }) => code === wanted) ?? choices[0])?.code ?? "";
}
