import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("currency", () => {
  it.each([
    { name: "is written as a code", expected: "NZD", about: {}, typed: "Total NZD 3,194.70" },
    { name: "is a sign that only one currency has", expected: "GBP", about: {}, typed: "Total £558.00" },
    {
      name: "is the dollar of the country on the page",
      expected: "AUD",
      about: { currency: "USD" },
      typed: `
        ABN: 53 004 085 616
        Total $275.00`,
    },
    {
      name: "is the dollar of Mexico by its tax numbers",
      expected: "MXN",
      about: { currency: "USD" },
      typed: `
        RFC: ABA010203AB1
        Total $12,301.80`,
    },
    {
      name: "is the currency of the country when no sign is printed",
      expected: "EUR",
      about: { currency: "USD" },
      typed: `
        CIF: B12345674
        Total 121,00
        España`,
    },
    {
      name: "is that of a country with one of its own, by the town, tax and telephone",
      expected: "SEK",
      about: { currency: "USD" },
      typed: `
        Storgatan 2, 111 57 Stockholm
        Tel: +46 8 108070
        moms 12%  26,46
        Total 247,00`,
    },
    {
      name: "is not ringgit where a hotel writes RM for its room",
      expected: "CAD",
      about: { currency: "CAD" },
      typed: `
        23/09 CHAM/RM 2017   225.00
        WLV Rm.# 4           12.00
        TPS/GST              11.64
        Total               248.64`,
    },
    {
      name: "is ringgit by its sign before an amount or over a column",
      expected: "MYR",
      about: { currency: "USD" },
      typed: `
        Description   Amount (RM)
        Nasi lemak          12.50
        Total            RM 12.50`,
    },
    {
      name: "is the model's when the page says nothing",
      expected: "CAD",
      about: { currency: "CAD" },
      typed: "Total 275.00",
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("currency", typed, about)).toBe(expected);
  });
});
