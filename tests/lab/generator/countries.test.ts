import { describe, expect, it, test } from "vitest";
import { countryOf } from "../../../lab/generator/content/countries";
import type { CountryFacts } from "../../../lab/generator/content/country-facts";
import { companyName, personName } from "../../../lab/generator/content/names";
import { addressOf, partyOf } from "../../../lab/generator/content/party";
import { productOf } from "../../../lab/generator/content/products";
import { diceOf } from "../../../lab/generator/dice";

/** What anyone can look up about a country. */
type Known = {
  code: string;
  currency: string;
  rates: number[];
  decimal: string;
  post: RegExp;
  calls: string;
  domain: string;
};
const known: Known[] = [
  {
    code: "US",
    currency: "USD",
    rates: [],
    decimal: ".",
    post: /\b\d{5}(-\d{4})?\b/,
    calls: "1",
    domain: "com",
  },
  {
    code: "CA",
    currency: "CAD",
    rates: [5],
    decimal: ".",
    post: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/,
    calls: "1",
    domain: "com",
  },
  {
    code: "MX",
    currency: "MXN",
    rates: [16],
    decimal: ".",
    post: /\b\d{5}\b/,
    calls: "52",
    domain: "com.mx",
  },
  {
    code: "GB",
    currency: "GBP",
    rates: [20],
    decimal: ".",
    post: /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/,
    calls: "44",
    domain: "co.uk",
  },
  {
    code: "IE",
    currency: "EUR",
    rates: [23],
    decimal: ".",
    post: /\b[A-Z]\d[\dW] [A-Z\d]{4}\b/,
    calls: "353",
    domain: "ie",
  },
  { code: "DE", currency: "EUR", rates: [19, 7], decimal: ",", post: /\b\d{5}\b/, calls: "49", domain: "de" },
  { code: "AT", currency: "EUR", rates: [20], decimal: ",", post: /\b\d{4}\b/, calls: "43", domain: "at" },
  { code: "CH", currency: "CHF", rates: [8.1], decimal: ".", post: /\b\d{4}\b/, calls: "41", domain: "ch" },
  {
    code: "FR",
    currency: "EUR",
    rates: [20, 5.5],
    decimal: ",",
    post: /\b\d{5}\b/,
    calls: "33",
    domain: "fr",
  },
  { code: "BE", currency: "EUR", rates: [21], decimal: ",", post: /\b\d{4}\b/, calls: "32", domain: "be" },
  { code: "IT", currency: "EUR", rates: [22], decimal: ",", post: /\b\d{5}\b/, calls: "39", domain: "it" },
  {
    code: "NL",
    currency: "EUR",
    rates: [21, 9],
    decimal: ",",
    post: /\b\d{4} ?[A-Z]{2}\b/,
    calls: "31",
    domain: "nl",
  },
  {
    code: "ES",
    currency: "EUR",
    rates: [21, 10],
    decimal: ",",
    post: /\b\d{5}\b/,
    calls: "34",
    domain: "es",
  },
  {
    code: "PT",
    currency: "EUR",
    rates: [23],
    decimal: ",",
    post: /\b\d{4}-\d{3}\b/,
    calls: "351",
    domain: "pt",
  },
  {
    code: "AU",
    currency: "AUD",
    rates: [10],
    decimal: ".",
    post: /\b\d{4}\b/,
    calls: "61",
    domain: "com.au",
  },
  { code: "NZ", currency: "NZD", rates: [15], decimal: ".", post: /\b\d{4}\b/, calls: "64", domain: "co.nz" },
  {
    code: "IN",
    currency: "INR",
    rates: [18, 5],
    decimal: ".",
    post: /\b\d{3} ?\d{3}\b/,
    calls: "91",
    domain: "in",
  },
  { code: "SG", currency: "SGD", rates: [9], decimal: ".", post: /\b\d{6}\b/, calls: "65", domain: "com.sg" },
  { code: "MY", currency: "MYR", rates: [6], decimal: ".", post: /\b\d{5}\b/, calls: "60", domain: "com.my" },
];
const countryWith = (code: string): CountryFacts => countryOf(diceOf(1), [code]);
const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const signs = /[{}|^~@]/;

describe.each(known)("paper from $code", ({ code, currency, rates, decimal, post, calls, domain }) => {
  const country = countryWith(code);

  it("is of its country, with its money", () => {
    expect([country.code, country.currency, country.domain]).toEqual([code, currency, domain]);
    for (const culture of country.cultures) expect(culture).toMatch(new RegExp(`^[a-z]{2}-${code}$`));
    expect(Intl.getCanonicalLocales([...country.cultures])).toEqual([...country.cultures]);
  });

  it("is taxed at its rates, none twice under one name", () => {
    expect(country.rates.map(({ percent }) => percent)).toEqual(expect.arrayContaining(rates));
    const names = country.rates.map(({ name, percent }) => `${name} ${percent}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { percent } of country.rates) expect(percent >= 0 && percent < 30).toBe(true);
  });

  it("writes numbers as people there do, with two marks that differ", () => {
    expect(country.numberFormats[0]?.decimal).toBe(decimal);
    for (const { decimal: mark, group } of country.numberFormats) expect(mark).not.toBe(group);
  });

  it("has addresses with a street, a postal code of its form and nothing left to fill in", () => {
    for (const seed of seeds) {
      const address = addressOf(country, diceOf(seed, code));
      const text = address.join("\n");
      expect(text).toMatch(post);
      expect(text).not.toMatch(signs);
      expect(
        address.every((line) => /^[^\s,].*[^\s,]$/.test(line)),
        text,
      ).toBe(true);
      expect(address.length).toBeGreaterThan(0);
      expect(address.length).toBeLessThan(7);
    }
  });

  it("has towns whose postal codes are told by a pattern", () => {
    for (const entry of country.towns) {
      const parts = entry.split("|");
      expect(parts, entry).toHaveLength(3);
      expect(parts[0], entry).toMatch(/^\p{Lu}/u);
      expect(diceOf(3).fill(parts[2] ?? ""), entry).toMatch(code === "IE" || code === "CA" ? /\w/ : post);
    }
    expect(new Set(country.towns).size).toBe(country.towns.length);
  });

  it("has telephone numbers of a length that can be called", () => {
    for (const pattern of country.phones) {
      const number = diceOf(5).fill(pattern);
      const digits = number.replace(/\D/g, "");
      expect(digits.length, number).toBeGreaterThanOrEqual(6);
      expect(digits.length, number).toBeLessThanOrEqual(14);
      if (number.startsWith("+")) expect(digits.startsWith(calls), number).toBe(true);
    }
  });

  it("names companies and people in words alone", () => {
    for (const seed of seeds) {
      const dice = diceOf(seed, `${code} names`);
      for (const name of [companyName(country, dice), personName(country, dice)]) {
        expect(name).toMatch(/\p{L}{2}/u);
        expect(name).not.toMatch(/[{}|^~@]|\s\s|^\s|\s$|undefined/);
      }
    }
  });

  it("gives a company one number, one host and accounts that are filled in", () => {
    for (const seed of seeds.slice(0, 15)) {
      const party = partyOf(country, diceOf(seed, `${code} party`));
      expect(party.taxNumber).toMatch(/\d{3}/);
      const host = party.email.split("@")[1] ?? "";
      expect(party.web.endsWith(host)).toBe(true);
      expect(host.endsWith(`.${domain}`)).toBe(true);
      for (const { label, value } of [...party.otherIds, ...party.bank]) {
        expect(label).toMatch(/\p{L}/u);
        expect(value).toMatch(/\w/);
        expect(value).not.toMatch(signs);
      }
    }
  });

  it("is dated in patterns that say the day, the month and the year", () => {
    for (const pattern of country.datePatterns) {
      expect(pattern, pattern).toMatch(/D/);
      expect(pattern, pattern).toMatch(/M/);
      expect(pattern, pattern).toMatch(/YY/);
    }
    const isMonthFirst = /^M{1,2}[/-]/.test(country.datePatterns[0] ?? "");
    expect(isMonthFirst).toBe(code === "US");
  });
});

test("every country of the generator is looked at here", () => {
  const met = new Set(Array.from({ length: 3000 }, (_, seed) => countryOf(diceOf(seed)).code));
  expect([...met].sort()).toEqual(known.map(({ code }) => code).sort());
});

describe.each(["en", "es", "de", "fr", "it", "nl", "pt"] as const)("what is sold in %s", (language) => {
  const products = Array.from({ length: 150 }, (_, seed) => productOf(language, diceOf(seed, language)));

  it("has a name in words, a unit and a price from less to more", () => {
    for (const { name, unit, from, to } of products) {
      expect(name).toMatch(/^\p{L}/u);
      expect(name).not.toMatch(/[{}|~]|\s\s|undefined/);
      expect(["each", "hour", "month", "box", "kg", "m", "l"]).toContain(unit);
      expect(from > 0 && from < to).toBe(true);
    }
  });

  it("is seldom the same", () => {
    expect(new Set(products.map(({ name }) => name)).size).toBeGreaterThan(75);
  });
});
