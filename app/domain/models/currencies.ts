import { isCountryCode } from "../tenants/countries";

const first = ["USD", "AUD", "GBP", "INR", "CAD", "EUR", "NZD"];

/** The currencies a model can have, as ISO 4217 codes: the frequent ones first, then all that Intl knows. */
export const currencies: readonly string[] = [
  ...first,
  ...Intl.supportedValuesOf("currency").filter((code) => !first.includes(code)),
];

const byCountry: Record<string, string> = {
  US: "USD",
  AU: "AUD",
  GB: "GBP",
  IN: "INR",
  CA: "CAD",
  NZ: "NZD",
  MX: "MXN",
};
const euroCountries = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

/** The currency that a tenant of this country most likely invoices in. */
export const currencyOfCountry = (countryCode: string): string =>
  byCountry[countryCode] ?? (euroCountries.includes(countryCode) ? "EUR" : "USD");

/** The currencies with their names in a language, in the order of the list. */
export function currenciesNamedIn(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: "currency" });
  return currencies.map((code) => ({ code, name: names.of(code) ?? code }));
}

/** The code of the country that a currency is named for; null for those of several countries, and of metals and funds. */
export function countryOfCurrency(code: string): string | null {
  const country = code.slice(0, 2);
  return code.startsWith("X") || !isCountryCode(country) ? null : country;
}
