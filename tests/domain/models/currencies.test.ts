import { expect, it } from "vitest";
import {
  countryOfCurrency,
  currencies,
  currenciesNamedIn,
  currencyOfCountry,
} from "~/domain/models/currencies";

it.each([
  ["US", "USD"],
  ["MX", "MXN"],
  ["DE", "EUR"],
  ["HR", "EUR"],
  ["CH", "USD"],
  ["", "USD"],
])("a tenant of %j most likely invoices in %s, which a model can have", (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
  expect(currencies).toContain(currency);
});

it.each([
  ["GBP", "GB"],
  ["NZD", "NZ"],
  ["XAF", null],
  ["XAU", null],
  ["EUR", null],
  ["ANG", null],
])("%s is named for %j", (code, country) => {
  expect(countryOfCurrency(code)).toBe(country);
});

it("each stands once, the frequent ones first, and has a name in both languages", () => {
  expect(new Set(currencies).size).toBe(currencies.length);
  expect(currencies.slice(0, 2)).toEqual(["USD", "AUD"]);
  for (const language of ["en", "es"]) {
    const named = currenciesNamedIn(language);
    expect(named.map(({ code }) => code)).toEqual(currencies);
    expect(named.find(({ code }) => code === "USD")?.name).toMatch(/^(US Dollar|dólar estadounidense)$/);
  }
});
