import { isTaxAtRate, taxRatesOf } from "@engine/values/tax-rates";
import { describe, expect, it } from "vitest";

describe("the tax rates of a country", () => {
  it.each([
    ["AU", 10],
    ["NZ", 15],
    ["IN", 18],
    ["ES", 21],
    ["MX", 16],
    ["GB", 20],
    ["DE", 19],
    ["FR", 5.5],
    ["IT", 22],
    ["NL", 21],
    ["PT", 23],
    ["CA", 14.975],
  ])("%s has %d %", (country, rate) => {
    expect(taxRatesOf(country)).toContain(rate);
  });

  it.each([undefined, "", "US", "de", "XX"])("%s has none that is known", (country) => {
    expect(taxRatesOf(country)).toEqual([]);
  });
});

describe("a tax by its rate, in cents", () => {
  it.each([
    [10000, 2100, [21], 1],
    [10000, 1000, [21, 10, 4], 1],
    [613_57, 128_85, [21], 1],
    [333_33, 66_68, [20], 1],
    [-10000, -1900, [19], 1],
    [999_999_999_99, 190_000_000_00, [19], 1],
    [10000, 2105, [21], 10],
    [0, 0, [21], 1],
  ])("of %i is %i at one of %j with %i lines", (net, tax, rates, lines) => {
    expect(isTaxAtRate(net, tax, rates, lines)).toBe(true);
  });

  it.each([
    [10000, 2102, [21], 1],
    [10000, 2106, [21], 10],
    [10000, 2100, [], 1],
    [10000, 0, [0], 1],
    [10000, -1900, [19], 1],
    [2100, 10000, [21], 1],
  ])("of %i is not %i at one of %j with %i lines", (net, tax, rates, lines) => {
    expect(isTaxAtRate(net, tax, rates, lines)).toBe(false);
  });
});
